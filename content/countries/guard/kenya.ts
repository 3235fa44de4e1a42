import type { CountryGuard } from "./country-guard.ts";

/** Kenya: counties; constituencies and sub-counties, towns, and well-known quarters of towns. */
export const KE: CountryGuard = {
  recall: 0.89,
  languages: ["en", "sw"],
  regions: `mombasa, kwale, kilifi, tana river, lamu, taita taveta, garissa, wajir, mandera, marsabit, isiolo, meru,
    tharaka nithi, embu, kitui, machakos, makueni, nyandarua, nyeri, kirinyaga, muranga, murang'a, kiambu, turkana,
    west pokot, samburu, trans nzoia, uasin gishu, elgeyo marakwet, nandi, baringo, laikipia, nakuru, narok, kajiado,
    kericho, bomet, kakamega, vihiga, bungoma, busia, siaya, kisumu, homa bay, migori, kisii, nyamira, nairobi`,
  places: `changamwe, jomvu, kisauni, nyali, likoni, mvita, msambweni, lunga lunga, matuga, kinango, ganze, malindi,
    magarini, kaloleni, rabai, garsen, galole, bura, hola, lamu east, lamu west, taveta, wundanyi, mwatate, voi,
    garissa township, balambala, lagdera, dadaab, fafi, ijara, wajir north, wajir east, wajir south, wajir west, tarbaj,
    eldas, mandera west, mandera north, mandera south, mandera east, banissa, lafey, moyale, north horr, saku, laisamis,
    isiolo north, isiolo south, igembe, igembe south, igembe central, igembe north, tigania, tigania west, tigania east,
    north imenti, buuri, central imenti, south imenti, maara, chuka, tharaka, manyatta, runyenjes, mbeere, mbeere south,
    mbeere north, mwingi, mwingi north, mwingi west, mwingi central, kitui west, kitui rural, kitui central, kitui east,
    kitui south, masinga, yatta, kangundo, matungulu, kathiani, mavoko, machakos town, mwala, mbooni, kilome, kaiti, wote,
    kibwezi, kibwezi west, kibwezi east, makindu, emali, kinangop, kipipiri, ol kalou, ol jorok, ndaragwa, tetu, kieni,
    mathira, othaya, mukurweini, nyeri town, karatina, mwea, gichugu, ndia, kerugoya, kutus, wanguru, kangema, mathioya,
    kiharu, kigumo, maragua, kandara, gatanga, gatundu, gatundu south, gatundu north, juja, thika, thika town, ruiru,
    githunguri, kiambaa, kabete, kikuyu, limuru, lari, turkana north, turkana west, turkana central, turkana south,
    turkana east, loima, lodwar, lokichar, lokichoggio, kakuma, kalobeyei, kapenguria, sigor, kacheliba, pokot south,
    maralal, baragoi, wamba, kwanza, endebess, saboti, kiminini, cherangany, cherangani, kitale, eldoret, soy, turbo,
    moiben, ainabkoi, kapseret, kesses, burnt forest, iten, keiyo, keiyo north, keiyo south, marakwet, marakwet east,
    marakwet west, kapsowar, tinderet, aldai, nandi hills, chesumei, emgwen, mosop, kapsabet, tiaty, kabarnet, mogotio,
    eldama ravine, marigat, nanyuki, rumuruti, laikipia west, laikipia east, laikipia north, nyahururu, molo, njoro,
    naivasha, gilgil, kuresoi, kuresoi south, kuresoi north, subukia, rongai, bahati, nakuru town, kilgoris,
    emurua dikirr, narok north, narok east, narok south, narok west, ololulunga, ngong, kajiado north, kajiado central,
    kajiado east, kajiado west, kajiado south, loitoktok, kitengela, ongata rongai, kiserian, namanga, kipkelion,
    kipkelion east, kipkelion west, ainamoi, bureti, litein, belgut, sigowet, soin, londiani, sotik, chepalungu,
    bomet east, bomet central, konoin, lugari, likuyani, malava, lurambi, navakholo, mumias, mumias west, mumias east,
    matungu, butere, khwisero, shinyalu, ikolomani, sabatia, hamisi, luanda, emuhaya, mbale, chavakali, mount elgon,
    sirisia, kabuchai, bumula, kanduyi, webuye, webuye east, webuye west, kimilili, tongaren, chwele, malaba, teso,
    teso north, teso south, nambale, matayos, butula, funyula, budalangi, port victoria, ugenya, ugunja, alego,
    alego usonga, gem, yala, bondo, rarieda, usenge, kisumu east, kisumu west, kisumu central, seme, nyando, muhoroni,
    nyakach, ahero, awasi, katito, maseno, kombewa, chemelil, kasipul, kabondo, oyugis, karachuonyo, kendu bay, rangwe,
    ndhiwa, suba, suba north, suba south, mbita, rusinga, mfangano, rongo, awendo, suna east, suna west, uriri, nyatike,
    kuria, kuria west, kuria east, kehancha, isebania, muhuru bay, bonchari, south mugirango, bomachoge, bobasi, ogembo,
    nyaribari, kitutu chache, keroka, suneka, kitutu masaba, west mugirango, north mugirango, borabu, nyansiongo,
    westlands, dagoretti, langata, lang'ata, kibra, kibera, roysambu, kasarani, ruaraka, embakasi, makadara, kamukunji,
    starehe, mathare, kawangware, kangemi, mukuru, mukuru kwa njenga, mukuru kwa reuben, viwandani, korogocho, dandora,
    kariobangi, huruma, eastleigh, pumwani, majengo, kayole, umoja, donholm, buruburu, githurai, kahawa, zimmerman,
    mwiki, utawala, pipeline, south b, south c, satellite, riruta, uthiru, gikambura, baba dogo, lucky summer, pangani,
    ngara, kileleshwa, kilimani, lavington, karen, runda, gachie, ruaka, banana hill, wangige, kinoo, nyalenda, obunga,
    kondele, manyatta b, bandani, nyawita, migosi, mamboleo, kibos, kajulu, otonglo, kisian, dunga, tom mboya estate,
    milimani, polyview, shauri moyo, arina, kaloleni estate, bangladesh, tudor, bamburi, mtwapa, kongowea, mikindani,
    miritini, magongo, chaani, mtongwe, ukunda, diani, mariakani, watamu, gede, mtopanga, shanzu, kiembeni, free area,
    kaptembwo, rhonda, lanet, bondeni, flamingo estate, langas, huruma estate, kapsoya, munyaka, kimumu, amalemba,
    lurambi estate, shirere, kakamega forest, dadaab camp, ifo, hagadera, dagahaley`,
  names: `achieng adhiambo akinyi akoth anyango apiyo atieno auma awino awuor atieno odhiambo ochieng odongo oduor ogola
    ogutu ojwang okello okeyo okoth oloo omolo omondi onyango opiyo otieno ouko ouma owino owuor oyoo wanjiru wanjiku
    wambui wangari wangui wangeci wairimu waithera wanjala wacera njeri nyambura nyokabi nyawira muthoni mumbi mwihaki
    gathoni kamau kariuki karanja kimani kinyua kuria macharia maina mburu mbugua muchiri mugo muiruri mwangi ndungu
    ngugi njenga njoroge njuguna waweru gitau gichuru githinji kibet kiplagat kipchoge kipchumba kipkemboi kipkoech
    kiprono kiprop kiprotich kiptoo kirui koech korir kosgei langat rono rotich ruto sang cheptoo chebet chelimo
    chepkemoi chepkoech cheptum cherono cherotich jebet jelagat jepchirchir jepkosgei jerotich jeptoo mutua musyoka
    mutiso mutuku muthui mwende mwikali kyalo kilonzo kioko kitheka ndinda ndanu ndunge nduku katunge syombua wayua
    mumbua wanza wafula wamalwa wanyama wekesa simiyu barasa masinde makokha nafula nasimiyu nekesa naliaka nanjala
    naswa khisa shikuku shitanda mmbone lusweti bosibori kemunto kerubo kwamboka moraa nyaboke nyanchama bonareri ombati
    ongeri onsongo nyamweya mogaka momanyi gesare rehema neema baraka zawadi amani tumaini furaha imani mwanaisha
    mwanahamisi mwanajuma halima fatuma amina zuhura saumu mwajuma juma hamisi bakari rashid salim omar musa hassan
    husna rukia saida mariamu asha swaleh kazungu charo kahindi kadzo dama mwaka karisa katana kache hawa abdi fartun
    ekiru lokwang nakiru ewoi akal ekai leshao saitoti lekishon nashipae naserian nasieku parsaloi ole brian kevin
    dennis collins kelvin faith mercy cynthia brenda sharon diana`,
  nobody: `kenya kenyan kenyans luo kikuyu kalenjin luhya kamba kisii meru maasai turkana somali mijikenda swahili
    kiswahili kcpe kcse cbc kpsea knec tsc ntsa nhif shif sha kra huduma safaricom m-pesa mpesa airtel telkom equity
    kcb paybill till matatu matatus boda harambee nyumba kumi naivas quickmart carrefour tuskys kplc kemri wananchi jamhuri
    madaraka mashujaa kaunti county counties sub-county`,
  classes: "pp|grade|standard|std\\.?|form|junior school grade|class",
  schools: [
    // Schools whose names contain their pupils: "Moi Girls", "Kisumu Boys"
    /(?<=(?:at|of|from|to|in|into|joined) )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2} (?:Girls|Boys|Junior|Complex|DEB|Muslim|SDA|RC)(?= *[,.;:!?)]| *$| +\p{Ll})/u,
  ],
  streets: [/(?<!\p{L})(?:House|Plot|Door|Hse|Court) (?:No\.? ?)?\d{1,4}[A-Za-z]?(?:,? \p{Lu}[\p{L}'’-]+){1,3}/u],
};
