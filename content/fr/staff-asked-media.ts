import type * as en from "../en/staff-asked-media.ts";
import type { Translated } from "../translated.ts";

export const staffAskedMedia: Translated<typeof en.staffAskedMedia> = {
  photos: `
    photos sans accord, photos sans autorisation, où est cette photo, galerie, visages, images, texte alternatif, description des photos,
    chercher des photos, enfant reconnaissable, légende, décrire les photos pour les aveugles, quelles photos ont des enfants, flouter,
    compter les visages, png, banque d’images, photos de la semaine dernière, cacher les visages, masquer les yeux, bande noire, remplacer une photo,
    mauvaise photo, liste des photos, mediatheque
  `,
  addPhotos: `
    envoyer des photos, mettre des photos, ajouter des photos depuis le téléphone, importer des images, télécharger des photos, poster des photos,
    mettre des photos sur le site, nouvelles photos, charger des photos, joindre une image, insérer une image, prendre une photo,
    mettre les photos d’hier, photos de la fête, ajouter plusieurs photos, photos de l’appareil, nouvel album, uploader
  `,
  photoDown: `
    un parent a dit non, enlever une photo, supprimer l’image, mauvais enfant sur la photo, demandes des familles, plainte pour une photo,
    la photo doit partir, visage sur le site, la mère ne veut pas, la maman ne veut pas voir son fils en ligne, copies ailleurs, retirer une photo,
    le papa dit d’enlever la photo, la famille a dit stop, la maman est fâchée pour une photo, elle n’a jamais donné son accord,
    photo encore sur facebook, la photo de ma fille, madame veut que la photo parte, on nous demande de supprimer une photo, retrait
  `,
  photoRequests: `
    la photo doit partir, elle n’a jamais donné son accord, visage sur le site, on nous demande de retirer une photo, retraits, copies ailleurs,
    accord retiré, le père veut supprimer la photo, la famille veut retirer la photo, plainte pour une photo, le papa dit d’enlever la photo,
    la photo de ma fille, enlever mon enfant, la famille dit non, retrait d’image, demandes des familles, demandes ouvertes, photo retirée,
    photo encore sur facebook, la maman ne veut pas voir son fils en ligne, la maman est fâchée, la famille a dit stop, droit à l’image
  `,
  consents: `
    les parents sont d’accord, les parents ont changé d’avis, fin de l’accord, retirer un accord, autorisations des parents, accords,
    peut-on publier cet enfant, puis-je utiliser cette photo, la famille a-t-elle dit oui, papiers signés, droit à l’image, la mère a dit oui,
    la mère a dit non, autorisation, quels enfants peut-on montrer, la grand-mère a signé, qui a signé pour l’enfant, où sont les papiers,
    autorisations signées, la famille refuse, l’école est d’accord, photo pour une affiche, photo pour le journal
  `,
  newConsent: `
    formulaire de consentement, noter un accord, demander l’accord, demander l’autorisation, écrire une carte, ajouter un consentement,
    papier signé des parents, envoyer le papier signé, le parent a dit oui, nouvelle autorisation, formulaire vide, modèle d’autorisation,
    signer sur le téléphone, empreinte du pouce de la mère, papier à signer, la grand-mère a signé avec le pouce, la famille a dit oui aujourd’hui,
    le papa est d’accord, écrire que la mère est d’accord, les parents ont signé à l’école, recueillir des signatures, noter un oui, scanner le papier
  `,
};
