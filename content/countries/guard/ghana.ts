import type { CountryGuard } from "./country-guard.ts";

/** Ghana: regions; districts and their capitals, and well-known quarters of towns. */
export const GH: CountryGuard = {
  recall: 0.89,
  languages: ["en"],
  regions: `ahafo, ashanti, bono, bono east, brong ahafo, central, eastern, greater accra, north east, northern, oti, savannah,
    upper east, upper west, volta, western, western north, accra`,
  places: `kumasi, tema, tamale, takoradi, sekondi, sekondi takoradi, cape coast, koforidua, sunyani, ho, wa, bolgatanga,
    techiman, goaso, sefwi wiawso, nalerigu, damongo, dambai, ablekuma, ablekuma north, ablekuma central, ablekuma west,
    ada east, ada west, ada foah, sege, adenta, adentan, ashaiman, ayawaso, ayawaso east, ayawaso north, ayawaso west,
    ayawaso central, ga east, ga west, ga south, ga north, ga central, abokobi, amasaman, weija, ofankor, sowutuom,
    korle klottey, kpone katamanso, kpone, krowor, la dade kotopon, la nkwantanang madina, ledzokuku, teshie, nungua,
    ningo prampram, prampram, okaikwei, shai osudoku, dodowa, tema west, madina, nima, mamobi, chorkor, jamestown,
    james town, ussher town, bukom, agbogbloshie, old fadama, sodom and gomorrah, sabon zongo, kaneshie, dansoman, mataheko,
    abossey okai, odorkor, darkuman, kwashieman, lapaz, achimota, dome, haatso, kwabenya, taifa, pokuase, kasoa, mallam,
    gbawe, weija gbawe, anyaa, awoshie, osu, labadi, cantonments, east legon, west legon, legon, shiashie, spintex,
    sakumono, lashibi, kokomlemle, adabraka, tudu, kotobabi, alajo, abeka, tesano, newtown, accra newtown, maamobi,
    pig farm, kanda, abelemkpe, dzorwulu, bubuashie, mamprobi, korle bu, korle gonno, oyarifa, frafraha, santeo,
    michel camp, adjei kojo, ashaley botwe, amakom, asawase, bantama, suame, tafo, old tafo, oforikrom, kwadaso, nhyiaeso,
    asokwa, subin, manhyia, ahinsan, atonsu, ayigya, bomso, buokrom, moshie zongo, aboabo, akwatia line, krofrom,
    asafo, fante newtown, asokore mampong, sepe, sawaba, tafo pankrono, pankrono, abrepo, tanoso, santasi, daban, kaase,
    atasomanso, kotei, ayeduase, kentinkrono, oduom, adum, kejetia, dichemso, ejisu, juaben, bonwire, mampong,
    bekwai, obuasi, konongo, agogo, effiduase, offinso, tepa, nkawie, ejura, mankranso, kuntanase, juaso, manso nkwanta,
    jacobu, kodie, asokore, fomena, new edubiase, akrokerri, nsuta, kumawu, agona, drobonso, toase, abuakwa,
    foase, sekyere, sekyere kumawu, sekyere east, sekyere central, amansie, amansie west, amansie central, adansi,
    ahafo ano, atwima, atwima kwanwoma, atwima nwabiagya, atwima mponua, bosome freho, bosomtwe, asante akim, afigya kwabre,
    kwabre east, mamponteng, ejura sekyedumase, bechem, kenyasi, hwidiem, duayaw nkwanta, kukuom, mim, asunafo, asutifi,
    tano north, tano south, banda, berekum, dormaa, dormaa ahenkro, nkrankwanta, wamfie, jaman, drobo, sampa, nsawkaw, tain,
    wenchi, odumase, chiraa, fiapre, atebubu, amantin, kintampo, jema, nkoranza, busunya, kwame danso, yeji, pru, sene,
    kajaji, tuobodom, prang, winneba, swedru, agona swedru, nsaba, assin fosu, assin, nsuekyir, apam, gomoa, dawurampong,
    afransi, elmina, komenda, mankessim, saltpond, anomabo, mfantseman, ekumfi, essarkyir, abura, abura dunkwa, ajumako,
    asikuma, breman asikuma, dunkwa, dunkwa on offin, diaso, twifo praso, hemang, awutu, awutu breku, bawjiase, senya beraku,
    budumburam, moree, pedu, abura cape coast, nsawam, adoagyiri, suhum, kibi, kyebi, tafo akim, bunso, begoro, new tafo,
    akim oda, oda, akyem oda, akwatia, kade, asamankese, akroso, achiase, akim swedru, ofoase, new abirem, nkawkaw, mpraeso,
    abetifi, donkorkrom, tease, atibie, obo kwahu, kwahu, somanya, odumase krobo, krobo, kpong, akuse, asesewa, akosombo,
    atimpoku, senchi, asuogyaman, aburi, akropong, mampong akuapem, larteh, adukrom, okere, akuapim, birim, denkyembour,
    atiwa, anyinam, kwabeng, fanteakwa, osino, ayensuano, coaltar, gambaga, walewale, chereponi, bunkpurugu, yunyoo,
    nakpanduri, mamprugu, yagaba, savelugu, gushegu, karaga, kpandai, kumbungu, nanton, nanumba, bimbilla, wulensi, saboba,
    sagnarigu, tatale, tolon, yendi, zabzugu, sang, mion, choggu, lamashegu, vittin, jisonayili, kalpohin, gumani, aboabo
    tamale, moshie zongo tamale, jasikan, kadjebi, krachi, kete krachi, krachi nchumuru, chinderi, nkwanta, kpassa, biakoye,
    nkonya, guan, likpe, bole, bamboi, salaga, kpembe, sawla, tuna, kalba, buipe, yapei, daboya, larabanga, bawku,
    binduri, zebilla, bawku west, garu, tempane, pusiga, bongo, navrongo, paga, kassena nankana, builsa, sandema, fumbisi,
    nabdam, nangodi, talensi, tongo, lawra, jirapa, lambussie, nadowli, kaleo, nandom, tumu, sissala, gwollu, daffiama, bussie,
    issa, wechiau, funsi, adaklu, afadzato, ve golokwati, agotime, kpetoe, akatsi, ketu, aflao, dzodze, denu, agbozume, keta,
    anloga, anyako, kpando, hohoe, north dayi, anfoega, south dayi, kpeve, north tongu, battor, central tongu, adidome,
    south tongu, sogakope, ziope, dabala, abor, juapong, mepe, tarkwa, nsuaem, prestea, huni valley, bogoso, aboso,
    axim, nzema, ellembelle, nkroful, half assini, jomoro, elubo, shama, beposo, ahanta, agona nkwanta, dixcove, busua,
    effia, kwesimintsim, effiakuma, new takoradi, essikado, ketan, kojokrom, wassa, wassa akropong, asankrangwa, manso amenfi,
    daboase, mpohor, bibiani, bekwai sefwi, bodi, juaboso, bia, essam, debiso, adabokrom, enchi, aowin, dadieso, suaman,
    akontombra, awaso, samreboi`,
  names: `kwame kwabena kwaku yaw kofi kwasi kwesi kojo kobina kweku ekow fiifi kobby akosua adwoa abena akua yaa afua afia ama esi
    araba ekua efua aba adjoa afi ajoa abla akuba aku yawa esinam edem elikem elorm mawuli mawuena mawusi selorm sefakor senyo
    selasi sena dzifa kafui kekeli kosi komla kodzo koku yayra worlanyo delali dela enam etornam eyram akpene makafui
    nana nii naa ofori owusu osei boateng mensah asante agyeman agyemang amoako amoah ampofo ansah antwi appiah asamoah
    asiedu atta awuah baah badu boakye bonsu danquah darko donkor duah frimpong gyamfi gyasi kyei kyeremeh nkansah nkrumah
    ntim obeng ofosu okyere opoku oppong osafo otoo otu quaye quansah quartey sarpong sarkodie tawiah tetteh lamptey lartey
    laryea nartey narh odartey okai ankrah addo adjei aidoo akoto akuffo ampadu amponsah anane aryee ayensu ayertey
    teye tei dede korkor maku kai dzidzor agbeko agbenyega amegah fiagbe gbeho kpodo ametepe dotse afeti dogbe seidu fuseini
    yakubu iddrisu issah abukari alhassan mohammed sulemana rahinatu memunatu ayishetu sanatu adisa azara mariama samata
    wumpini wunpini napari neindow tiyumba adam baba ayamga akolgo atanga ayine abugre asibi apana awuni azure apusiga
    akanlu bukari dery kuu naah der bayor ziem tengan maame papa yaaba afriyie serwaa pokuaa konadu nyarko nyarkoa
    amankwah amankwaa sackey acheampong acquah arthur essien eshun ewusi forson`,
  nobody: `ghana ghanaian ghanaians akan ashanti asante fante fanti ewe ga dagomba dagbani gonja twi nzema hausa frafra gurune
    dagaare mamprusi krobo bece wassce shs jhs ges gna gtv nhis nhia ecg gwcl gra momo mtn vodafone telecel airteltigo stc
    trotro cedi cedis pesewas cocobod melcom zongo mpraeso dvla ssnit knust ucc ug uds methodist presbyterian presby
    anglican salvation sda ama kma independence`,
  classes: "jhs|j\\.h\\.s\\.?|shs|s\\.h\\.s\\.?|bs|b\\.?s\\.?|stage|class|form|kindergarten|creche",
  schools: [
    // "Methodist JHS", "Achimota SHS", "St. Theresa's R/C Basic"
    /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’./-]* ){1,4}(?:JHS|J\.H\.S|SHS|S\.H\.S|SHTS|M\/A|D\/A|L\/A|R\/C|T\.?I|A\.?M\.?E|E\.?P|Presby|Basic|Prep|Preparatory|Senior High|Junior High|Day Care|Complex)(?:[ ./]?(?:JHS|Basic|Primary|School|\p{Lu}?\d?))?(?![\p{L}])/u,
  ],
  streets: [
    // A digital address identifies one house: "GA-183-8164"
    /(?<![\p{L}\d])[A-Z][A-Z2-9]-\d{3,4}-\d{4}(?!\d)/u,
    /(?<!\p{L})(?:[Hh]ouse|H\/No|Hse|[Pp]lot|[Bb]lock) (?:[Nn]o\.? ?|[Nn]umber )?[A-Z]{0,3}[ /.-]?\d{1,4}[A-Za-z]?(?:,? \p{Lu}[\p{L}'’-]+){0,3}/u,
    /(?:\p{Lu}[\p{L}\p{M}'’.-]+ ){1,3}(?:Junction|Roundabout|Zongo|Down|Lorry Station|Last Stop|Extension)(?!\p{L})/u,
  ],
};
