import type { CountryGuard } from "./country-guard.ts";

/** Uganda: districts; their counties, municipalities, sub-counties and towns, and quarters of towns. */
export const UG: CountryGuard = {
  recall: 0.89,
  languages: ["en", "sw"],
  regions: `abim, adjumani, agago, alebtong, amolatar, amudat, amuria, amuru, apac, arua, budaka, bududa, bugiri, bugweri, buhweju,
    buikwe, bukedea, bukomansimbi, bukwo, bulambuli, buliisa, bundibugyo, bunyangabu, bushenyi, busia, butaleja, butambala,
    butebo, buvuma, buyende, dokolo, gomba, gulu, hoima, ibanda, iganga, isingiro, jinja, kaabong, kabale, kabarole, kaberamaido,
    kagadi, kakumiro, kalaki, kalangala, kaliro, kalungu, kampala, kamuli, kamwenge, kanungu, kapchorwa, kapelebyong,
    karenga, kasanda, kassanda, kasese, katakwi, kayunga, kazo, kibaale, kiboga, kibuku, kikuube, kiruhura, kiryandongo,
    kisoro, kitagwenda, kitgum, koboko, kole, kotido, kumi, kwania, kween, kyankwanzi, kyegegwa, kyenjojo, kyotera, lamwo, lira,
    luuka, luwero, luweero, lwengo, lyantonde, madi okollo, manafwa, maracha, masaka, masindi, mayuge, mbale, mbarara,
    mitooma, mityana, moroto, moyo, mpigi, mubende, mukono, nabilatuk, nakapiripirit, nakaseke, nakasongola, namayingo,
    namisindwa, namutumba, napak, nebbi, ngora, ntoroko, ntungamo, nwoya, obongi, omoro, otuke, oyam, pader, pakwach,
    pallisa, rakai, rubanda, rubirizi, rukiga, rukungiri, rwampara, sembabule, serere, sheema, sironko, soroti, terego,
    tororo, wakiso, yumbe, zombo`,
  places: `rubaga, lubaga, makindye, nakawa, kawempe, kampala central, katwe, bwaise, kasubi, nansana, kabalagala, kisenyi,
    kamwokya, mulago, wandegeya, makerere, kikoni, nankulabye, kalerwe, mpererwe, kyebando, bukoto, ntinda, naguru, kiwatule,
    kyambogo, banda, kireka, bweyogerere, namboole, kirinya, namugongo, kyaliwajjala, najjera, kira, gayaza, kasangati,
    matugga, wakaliga, nateete, natete, ndeeba, nsambya, kibuli, namuwongo, muyenga, kansanga, ggaba, gaba, bunga, buziga,
    munyonyo, salaama, kibuye, najjanankumbi, zana, seguku, kajjansi, bwebajja, entebbe, kitoro, katabi, abayita ababiri,
    busabala, namasuba, kyengera, nsangi, bulenga, nabweru, kawanda, kazo angola, bwaise ii, lungujja, mengo, old kampala,
    kisugu, luzira, mutungo, butabika, portbell, kitintale, mbuya, bugolobi, industrial area, acholi quarters, kinawataka,
    kiyembe, owino, kiseka, nakasero, kololo, lugogo, makindye ssabagabo, lugala, masanafu, seeta, namanve, nakifuma, lugazi,
    njeru, nyenga, buikwe town, kangulumira, bugerere, ntenjeru, katosi, goma, nama, kimenyedde, koome, bugema, bombo,
    wobulenzi, kapeeka, semuto, ngoma, butalangu, zirobwe, bamunanika, nyimbwa, katikamu, migyera, kakooge, lwampanga,
    bukomero, ntwetwe, butemba, kassanda town, kiganda, myanzi, bukuya, kasambya, kitenga, nabingoola, mityana town, busunju,
    ssekanyonyi, maddu, kanoni, kabulasoke, gombe, kalamba, buwama, kammengo, nkozi, kayabwe, lukaya, bukakata, kyanamukaaka,
    nyendo, kimaanya, ssenyange, kyabakuza, mukungwe, buwunga, bigasa, butenga, kibinge, kyazanga, mateete, ntuusi, lwemiyaga,
    lugusulu, kalisizo, mutukula, kasaali, kakuuto, kasensero, kifamba, kyalulangira, lwanda, kinuuka, mpumudde, kaliiro,
    walukuba, mafubira, bugembe, kakira, wanyange, buwenge, budondo, busedde, mpumudde jinja, masese, amber court,
    nawandala, nakigo, nambale, namungalwe, busembatia, bulamagi, nakalama, ikumbya, bukanga, kidera, bugaya, kagulu,
    namasagali, balawoli, namwendwa, bugulumbya, nabwigulu, kitayunjwa, mbulamuti, namwiwa, gadumire, bumanya, nawaikoke,
    ivukula, bulange, magada, baitambogwe, malongo, kityerera, buwaaya, imanyiro, kigandalo, buluguyi, buwunga bugiri,
    kapyanga, nabukalu, banda namayingo, buyinja, mutumba, sigulu, malaba, nagongera, mulanda, osukuru, mella, merikit,
    kisoko, rubongi, molo, petta, iyolwa, lumino, masafu, dabani, buteba, masaba, busolwe, busaba, nabiganda, kachonga, mazimasa,
    kadama, tirinyi, bulangira, kagumu, kameke, puti puti, agule, kibale, kamonkoli, lyama, iki iki, kaderuna, namakwekwe, nkoma,
    wanale, industrial division, bungokho, namabasa, nakaloke, busoba, bufumbo, bubulo, butiru, bugobero, lwakhakha,
    magale, bupoto, bushika, bukalasi, bulucheke, nametsi, budadiri, buhugu, mutufu, muyembe, bunambutye, kapkwata, suam,
    bukwo town, sipi, tegeres, kaserem, kachumbala, kongunga, malera, atutur, mukongoro, ongino, kanyum, nyero, mukura, kapir,
    kobwin, asuret, gweri, katine, tubur, arapai, kamuda, atiira, kadungulu, pingire, bugondo, kyere, kateta, olio, otuboi,
    alwa, ochero, obalanga, acowa, kapelebyong town, usuk, toroma, magoro, ngariam, palam, wera, orungo, morungatuny,
    katikekile, nadunget, rupa, tapac, iriiri, lokopo, lorengecora, matany, namalu, loregae, kawalakol, panyangara, rengen,
    nakapelimoru, kacheri, kapedo, kathile, loyoro, kalapata, alerek, nyakwae, morulem, adekokwok, ogur, amach, barr, agali,
    ngetta, railway division, ojwina, adyel, aloi, amugu, apala, omoro town, abako, olilim, orum, okwang, agwata, bata, kwera,
    namasale, awelo, muntu, aduku, nambieso, chawente, inomo, ibuje, akokoro, chegere, alito, aboke, ayer, bala, akalo, minakulu,
    kamdini, loro, iceme, otwal, acaba, ngai, aber, pece, layibi, bardege, laroo, bungatira, paicho, palaro, awach, patiko, unyama,
    bobi, lalogi, odek, opit, koro, ongako, anaka, purongo, alero, koch goma, pabbo, pabo, lamogi, atiak, elegu, kilak,
    acholibur, awere, puranga, lapul, pajule, corner kilak, kalongo, patongo, wol, omot, lira palwo, adilang, paimol, mucwini,
    orom, namokora, omiya anyima, lagoro, kitgum matidi, palabek, palabek kal, padibe, lokung, agoro, madi opei, paloga,
    dzaipi, ciforo, pakele, ofua, ukusijoni, pachara, laropi, metu, lefori, itula, palorinya, bidibidi, bidi bidi, kuru,
    odravu, romogi, ariwa, lodonga, midigo, kei, ludara, lobule, kuluba, midia, oraba, nyadri, oleba, kijomoro, yivu, oluvu,
    rhino camp, imvepi, omugo, udupi, odupi, ayivu, oli, adumi, manibe, dadamu, ajia, vurra, logiri, arivu, offaka, okollo, ogoko,
    inde, nyapea, paidha, zeu, warr, jangokoro, padyere, parombo, erussi, nyaravur, akworo, panyimur, alwi, wadelai, panyango,
    biiso, butiaba, wanseko, kigorobya, buseruka, kaiso, kabwoya, kyangwali, kiziranfumbi, buhimba, bugambe, kyabigambire,
    bwijanga, pakanyi, miirya, budongo, bujenje, kimengo, bweyale, kigumba, karuma, mutunda, kiryandongo camp, masindi port,
    muhorro, ndaiga, mabaale, kyanaisoke, bwanswa, nalweyo, kisiita, igayaza, birembo, karuguuza, bwamiramira, kyakabadiima,
    fort portal, bukuuku, kicwamba, mugusu, kasenda, ruteete, rubona, kibiito, rwimi, kyamukube, butiiti, katooke, kyarusozi,
    nyantungo, bufunjo, hapuuyo, kakabara, mpara, kyaka, kahunge, biguli, bwizi, nkoma katalyeba, rwamwanja, ntara, kicheche,
    mahyoro, nyamitanga, hima, kilembe, kyarumba, bwera, mpondwe, ihandiro, karusandara, katwe kabatooro, kitholhu, munkunyu,
    nyakiyumbu, maliba, bugoye, kisinga, karugutu, kanara, rwebisengo, busunga, nyahuka, bubukwanga, ntandi, kasitu,
    kakoba, nyamitanga mbarara, kakiika, biharwe, bwizibwera, rubaya, rubindi, kashare, kinoni, bugamba, ndeija, mwizi,
    rushere, kinoni kiruhura, sanga, kashongi, kikatsi, buremba, burunga, engari, kabuyanda, kaberebere, nakivale, ngarama, rugaaga,
    oruchinga, endiinzi, ishongororo, igorora, rushango, nyabuhikye, kicuzi, kyamuhunga, kyeizooba, kyabugimbi, ishaka,
    bumbaire, nyabubare, katerera, kichwamba, ryeru, magambo, nsiika, karungu, kabwohe, itendero, kitagata, bugongi, kigarama,
    shuuku, masheruka, mutara, kabira, kashenshero, kanyabwanga, kiyanga, bitereko, rubaare, kitwe, rwashamaire, itojo,
    ruhaama, ngoma ntungamo, rubaya kabale, katuna, kyanamira, kaharo, kitumba, buhara, maziba, muhanga, kamwezi, bukinda,
    rwamucucu, hamurwa, bubaare, muko, ikumba, bufundi, ruhija, bunagana, kyanika, nyakabande, nyarusiza, busanza, chahi,
    kihihi, butogota, kambuga, kanyantorogo, kayonza, kinkizi, mpungu, buhoma, kebisoni, bugangari, buyanja, bwambara, nyakagyeme`,
  names: `nakato wasswa babirye kato mukasa ssebunya nambi nankya nalubega namukasa nakimuli nakayiza namuli namutebi nabukenya
    nabirye naiga nakalema nakibuuka nakku nalwanga namaganda namata namazzi nambooze nampijja nansubuga nantongo nanyonga
    nanyonjo nassuna nassali nattabi nakawuki nabatanzi nabaggala babirye kizza tendo ssali ssekandi ssempijja sserwadda
    ssentongo ssewanyana ssemakula ssenyonga ssekitoleko kasule kasozi kaggwa kigozi kiggundu kiwanuka kyeyune lubega lule
    lukwago lutaaya lwanga mayanja mubiru mugerwa mulindwa musisi muwonge muyingo mutebi nsubuga nsereko semwogerere walusimbi
    wamala okello okot opio ochen odongo ojok okeng olweny omara oryem otim owiny oyet otto olanya onen opiyo obua ocen
    odoch ogwang ojara okidi okumu olum omony ongom opoka apio achan achola acen acheng adong ajok akello akot alanyo amito
    amony anena angom apiyo atim atoo aber auma awor ayaa ayo lamunu lanyero laker lalam lamwaka layet apolot akiteng
    amuge asekenye atai among acom adeke aguti okwi okiror okurut opolot ejoku elungat emuron eyotu mugisha kyomugisha tumusiime
    tumwesigye tumuhairwe twinomujuni turyasingura tusiime ainembabazi ainomugisha akampurira akankwasa aheebwa arinaitwe
    asiimwe atuhaire ayebare byaruhanga byamukama kabagambe karungi katusiime kobusingye komuhangi kyarisiima kyomuhendo
    mbabazi mwesigwa mwesigye musinguzi natukunda ninsiima nuwagaba orishaba rukundo rwabwogo tibamwenda turinawe birungi
    abooki atwooki mugenyi kaahwa kusemererwa nyakato isingoma baguma bwambale masika muhindo kabugho biira kule mbusa thembo
    masereka baluku wabwire nabwire wandera mangeni barasa wafula nafula nekesa mudoola wanyama magomu mafabi masaba mugide
    nambozo nandudu namono gidudu wamimbi wambi woniala khainza mutonyi nabifo kagoya mudhasi waiswa isabirye baligeya
    tenywa kirunda balikowa naigaga namukose mirembe drani draku drici candiru candia alioni asiku onzima ezaru adiru
    avako ondoga ayikoru letasi munduru`,
  nobody: `district districts sub-county parish uganda ugandan ugandans buganda baganda muganda luganda acholi lango langi iteso ateso ankole banyankole runyankole
    rutooro bunyoro busoga basoga lusoga bagisu lugbara karamoja karimojong bakiga rukiga bakonzo alur madi kumam uneb ple uce
    uace upe use kcca nira nssf ura umeme nwsc mtn airtel kiira boda bodas stanbic centenary dfcu posta lc rdc makerere
    kyambogo nakumatt capital shoprite ugx shillings murram lumumba`,
  classes: "senior|primary|p\\.?|s\\.?|baby class|middle class|top class|form|class",
  schools: [
    /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’./-]* ){1,4}(?:P\/S|P\.S\.?|PS|S\.S\.?S?|SSS?|Junior|Parents|Infant|Demonstration|Kindergarten|Nursery|Vocational Institute)(?: School)?(?![\p{L}])/u,
  ],
  streets: [
    /(?<!\p{L})(?:[Pp]lot|[Hh]ouse|[Dd]oor|[Rr]oom) (?:[Nn]o\.? ?|[Nn]umber )?[A-Z]?\d{1,4}[A-Za-z]?(?:,? \p{Lu}[\p{L}'’-]+){0,3}/u,
    /(?:\p{Lu}[\p{L}\p{M}'’-]+ ){1,3}(?:Zone|Cell|Parish|LC ?1|Trading Cent(?:re|er)|Stage|Landing Site|Rise|Hill Road|Bypass)(?: [A-Z0-9]{1,2}(?![\p{L}\d]))?(?!\p{L})/u,
  ],
};
