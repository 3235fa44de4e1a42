export const colon = "\u202f:";
export const submitting = "Envoi en cours…";
export const videoLoading = "Le film se charge…";
export const videoFailed = "Le film ne se charge pas. Vérifiez votre connexion et réessayez.";
