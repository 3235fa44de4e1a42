/** Phrases for the jump box about photos and consents, parted by commas. */
export const staffAskedMedia = {
  photos: `
    pictures without permission, where is this photo used, gallery, faces, media, alt text, media files, search photos, child can be recognised,
    caption, picture text, describe pictures for blind people, which photos have children, blur, count faces, png, image library, photos of last week,
    make faces invisible, cover the eyes, black bar, photo bank, replace a photo, wrong picture, list of photos
  `,
  addPhotos: `
    upload pictures, upload from phone, upload images from camera, add pics, post photos, put photos on the website, get my photos on the site,
    send in photos, import photos, new pictures, drop photos, bring in pictures, load photos, attach a picture, insert image, take a picture,
    put up pictures, put the pictures from yesterday on the site, pictures from the party, load up pictures, send you my pictures, add more photos,
    upload many photos, photos from camera, new album
  `,
  photoDown: `
    a parent said no, remove picture, delete image, wrong child on the photo, family requests, parent complained about a photo, photo must go away,
    face off the site, picture gone, mother does not want her son online, copies elsewhere, removal requests, takedown, dad says remove the picture,
    the family said stop, picture complaint, mum is upset about a photo, mother never agreed to the picture, taken down, photo still on facebook,
    my daughters picture, madam wants photo off, requests from families, asked us to delete a photo, asked to remove a photo
  `,
  photoRequests: `
    photo must go away, mother never agreed to the picture, face off the site, asked to remove a photo, withdrawals, copies elsewhere,
    withdrawn consent, father wants photo deleted, family wants picture off, parent complained about a photo, dad says remove the picture,
    my daughters picture, remove my child, family says no, asked us to delete a photo, image removal, requests from families, picture complaint,
    open requests, taken down, photo still on facebook, mother does not want her son online, mum is upset about a photo, picture gone,
    the family said stop
  `,
  consents: `
    parents agreed, parents changed their mind, consent ends, take consent back, permission slips, can we post this child, can i publish this picture,
    is it ok to use this picture, did the family say yes, signed papers, media release, mother said yes, mother said no, withdraw permission,
    authorisation, which children may be shown, did grandma sign, who signed for the child, where do we keep the forms, signed permission forms,
    family refuses, no photo list, does the school agree, use a picture for a poster, photo for the newspaper allowed
  `,
  newConsent: `
    photo consent form, record consent, get permission, write a card, add consent, signed form from parents, upload signed form, parent said yes,
    new permission slip, blank consent form, consent template, ask for permission, sign on the phone, thumbprint of a mother, form to sign,
    grandma signed with her thumb, family agreed today, dad agreed, write down that the mother agreed, parents signed at school, collect signatures,
    note a yes, put in a consent, fill in the consent form, scan the paper
  `,
} as const;
