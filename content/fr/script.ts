export const colon = "\u202f:";
export const submitting = "Envoi en cours…";
export const videoLoading = "La vidéo se charge…";
export const videoFailed = "La vidéo ne se charge pas. Vérifiez votre connexion et réessayez.";
