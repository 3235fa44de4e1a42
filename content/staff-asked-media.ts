/** What people type into the jump box who look for photos and consents: phrases, parted by commas. */
export const staffAskedMedia = {
  photos: `
    hide a face, pixelate, make a child unrecognisable, pictures without permission, describe a photo, picture library, all photos, upload a photo,
    where is this photo used, photo without permission, pictures, images, gallery, photo library, upload, faces, blur a face, media, media library,
    alt text, crop, camera, photo, pics, pic, snaps, snapshots, album, albums, photo album, foto, fotos, photograph, photographs, images of children,
    picture gallery, media files, files, uploads, upload files, attachments, assets, my pictures, find a picture, search photos, old photos, event photos,
    photos of the party, photos from saturday, blurry picture, cover a face, black out a face, faces showing, child can be recognised, hide the child,
    cut a photo, crop a picture, rotate, photo is sideways, resize, make photo smaller, edit a photo, caption, picture text,
    describe pictures for blind people, alt, who took the picture, photographer, photo credit, copyright, where is this picture,
    which photos have children, blur, blurring, anonymise, kids faces, childrens faces, faces of children, count faces, drawings, illustrations, jpg, png,
    heic, image library, pictures from yesterday, photos of last week, find the photo of the opening, the boys face is showing, face can be seen,
    a face must not show, hide face of a child, make faces invisible, cover the eyes, smudge the face, sticker on a face, black bar,
    which photos show children, unblur, photo has no description, describe the picture, where are our pictures, see all pictures, photo archive,
    photo bank, stock photos, image gallery, edit image, replace a photo, swap a picture, wrong picture, better picture, photo quality,
    picture is upside down, list of photos
  `,
  addPhotos: `
    upload a photo, add a picture, new photo, put pictures on the site, upload images, upload, uploading, upload pictures, upload pics, upload from phone,
    upload images from camera, add pics, add images, add image, put up photos, post photos, put photos on the website, get my photos on the site,
    send in photos, import photos, new pictures, drop photos, photo upload, bring in pictures, load photos, attach a picture, insert image, take a picture,
    put up pictures, put up the photos, put the pictures from yesterday on the site, pictures from the party, load up pictures, bring my photos in,
    send you my pictures, how can i upload, add my photos, add more photos, upload many photos, photos from camera, from my camera, new album
  `,
  photoDown: `
    remove a photo, delete a photo, delete a picture, hide a photo, a parent said no, remove a picture of a child, photo removal, take down request,
    request to remove a photo, remove picture, delete pic, take off a picture, take this picture down, pull a photo, photo must go, remove this image,
    delete image, unpublish a photo, photo should not be there, wrong child on the photo, wrong photo on the site
  `,
  photoRequests: `
    take a photo away, take the picture away, take photo away from the site, photo must go away,
    mother never agreed to the picture, family did not agree, face off the site, remove a face,
    take down request, request to remove a photo, family wants a photo gone, asked to remove a photo, removal requests, takedown, takedowns,
    photo complaints, withdrawals, photo requests, copies elsewhere, withdrawn consent, photos to remove, mum wants photo gone,
    mother wants the picture removed, father wants photo deleted, parent wants photo down, family wants picture off, parent complained about a photo,
    complaint about a picture, mother is angry about the photo, dad says remove the picture, they want us to take it down, take it down,
    please take my child off, my daughters picture, my sons photo, remove my child, child should not be on the site, family says no, guardian wants it off,
    asked us to delete a photo, photo down, photo removal, image removal, remove request, requests from families, requests from parents, family requests,
    picture complaint, photo request waiting, open requests, who wants a photo gone, taken down, do not show my child, copies of a photo elsewhere,
    photo still on facebook, photo on google, photos to take off, urgent photo request, madam wants photo off, mother does not want her son online,
    her son should not be online, child should not be online, she does not want her child on the website, parents do not want the picture,
    mum is upset about a photo, someone complained about a photo, somebody wants his picture gone, remove the picture of my daughter,
    please delete my photo, picture gone, photo gone, wants photo gone, want a picture removed, take my photo off, photo must come down,
    get a picture off the site, mother called about the photo, request from a mother, the family said stop
  `,
  consents: `
    can we use the picture, may we show this child, is this photo allowed, whose permission is missing, permission forms, signed forms, parents agreed,
    parents changed their mind, guardian, consent ends, renew consent, take consent back, consent, consent form, permission, photo permission,
    parental consent, who said yes, agreed, cards, consent cards, children in photos, withdraw consent, release form, consent list, consent forms,
    consents of families, permission slips, permission slip, photo permissions, picture permission, allowed to use, are we allowed to use,
    may we use this photo, can we use this photo, can we post this child, can i post her picture, can i publish this picture, is it ok to use this picture,
    do we have permission, do we have consent, did the mother agree, did the family say yes, did the parents sign, has she signed, who has signed,
    who signed, signed papers, signed paper, signed consents, waiver, model release, media release, parents permission, guardians permission,
    mother said yes, parents said no, mother said no, family said no, changed her mind, family changed its mind, take back consent, withdraw permission,
    consent withdrawn, expired consent, consent running out, permission ran out, old consents, missing consent, no consent yet, photos without permission,
    permission of the school, head teacher agreed, child agreed, kids permission, authorisation, authorization, thumbprint, release forms,
    which children may be shown, who can be shown, is this child allowed on the site, which children can be shown, can the newspaper use this photo,
    can the paper use our picture, may we print the photo, allowed to print, do we have the papers for this child, did grandma sign,
    who signed for the child, forms parents filled, where do we keep the forms, where are the signed forms, signed permission forms,
    permission of the parents, permission of the family, the parents have not signed, not signed yet, parents did not agree, family refuses,
    mother refused, refuses photos, no photos of this child, no photo list, does the school agree, consent of a teenager, is the permission still valid,
    valid until, did the family say ok, yes or no from parents, can i use the photo on the flyer, may we use her photo on the flyer,
    use a picture for a poster, photo for the newspaper allowed, use his picture, may i use this
  `,
  newConsent: `
    consent form, consent form for a photo, photo consent form, form for consent,
    new consent, record consent, ask for consent, get permission, write a card, parent signature, sign a consent form, add consent, add a consent,
    enter a consent, write down a consent, consent signed today, mum signed form, mother signed, parents signed, she signed the form,
    signed form from parents, got the signed form, scan a consent form, upload consent form, upload signed form, photo of the form, record permission,
    note that the family agreed, family said yes, parent said yes, new permission, new permission slip, print a consent form, blank consent form,
    consent template, ask a mother, ask the family, ask for permission, have a parent sign, sign on the phone, consent in the field,
    thumbprint of a mother, form for parents, form for parents to sign, form to sign, get a signature, signature of the mother,
    grandma signed with her thumb, signed with thumb, family agreed today, mother agreed, dad agreed, write down that the mother agreed,
    parents signed at school, collect signatures, note a yes, put in a consent, fill in the consent form, upload the paper, scan the paper
  `,
};
