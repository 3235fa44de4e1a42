import type { CountryGuard } from "./country-guard.ts";

/** Côte d’Ivoire: regions and districts; departments, sub-prefectures, communes and their quarters. */
export const CI: CountryGuard = {
  recall: 0.78,
  languages: ["fr", "en"],
  regions: `abidjan, yamoussoukro, bas sassandra, comoe, denguele, goh djiboua, lacs, lagunes, montagnes, sassandra marahoue, savanes,
    vallee du bandama, woroba, zanzan, agneby tiassa, bafing, bagoue, belier, bere, bounkani, cavally, folon, gbeke, gbokle, goh,
    gontougo, grands ponts, guemon, hambol, haut sassandra, iffou, indenie djuablin, kabadougou, la me, loh djiboua,
    marahoue, moronou, nawa, n'zi, nzi, poro, san pedro, sud comoe, tchologo, tonkpi, worodougou, bouake, korhogo`,
  places: `abobo, adjame, attecoube, cocody, koumassi, marcory, plateau, port bouet, treichville, yopougon, anyama, bingerville,
    songon, brofodoume, angre, deux plateaux, ii plateaux, riviera, riviera palmeraie, palmeraie, faya, bonoumin, attoban, blockhauss,
    mbadon, akouedo, abatta, gobele, djorogobite, avocatier, abobo baoule, abobo te, sagbe, derriere rails, pk 18, agoueto, plaque,
    samake, banco, sogefiha, clouetcha, anador, williamsville, 220 logements, bracodi, mirador, macaci, paillet, santai, locodjro,
    abobo doume, agban, boribana, mossikro, remblais, koumassi remblais, grand campement, campement, sicogi, divo, bia sud,
    zone 3, zone 4, bietry, anoumabo, alladjan, remblai, gonzagueville, vridi, adjouffou, jean folly, derriere wharf,
    vridi canal, petit bassam, zimbabwe, arras, belleville, biafra, apollo, avenue 8, siporex, niangon, toits rouges, maroc, selmer,
    wassakara, gesco, port bouet 2, kouté, koute, andokoi, sideci, lokoa, ananeraie, nouveau quartier, banco nord, sicogi yop,
    agboville, tiassale, sikensi, taabo, ndouci, rubino, azaguie, touba, ouaninou, koro, boundiali, kouto, tengrela, toumodi,
    djekanou, tiebissou, didievi, attiegouakro, mankono, kounahiri, dianra, bouna, nassian, doropo, tehini, guiglo, toulepleu,
    blolequin, tai, minignan, kaniasso, botro, sakassou, beoumi, brobo, djebonoua, diabo, sassandra, fresco, gagnoa, oume,
    guiberoua, ouragahio, bayota, bondoukou, tanda, koun fao, sandegue, transua, dabou, jacqueville, grand lahou, duekoue, bangolo,
    kouibly, facobly, katiola, dabakala, niakaramandougou, niakara, tafire, fronan, daloa, issia, vavoua, zoukougbeu, saioua,
    gboguhe, bediala, daoukro, mbahiakro, prikro, ouelle, abengourou, agnibilekrou, bettie, niable, odienne, gbeleban, madinani,
    samatiguila, seguelon, adzope, akoupe, alepe, yakasse attobrou, afery, divo ville, lakota, hire, guitry, bouafle, sinfra,
    zuenoula, bonon, gohitafla, bongouanou, arrah, mbatto, tiemelekro, soubre, buyo, gueyo, meagui, grand zattry, okrouyo, dimbokro,
    bocanda, kouassi kouassikro, sinematiali, mbengue, dikodougou, napie, karakoro, tioroniaradougou, koko, soba, petit paris,
    sinistre, tabou, grand bereby, san pedro ville, bardot, seweke, doba, gabiadji, grabo, aboisso, adiake, grand bassam, bassam,
    tiapoum, bonoua, ayame, mafere, moossou, azuretti, quartier france, imperial, phare, ferkessedougou, ferke, ouangolodougou,
    ouangolo, kong, diawala, niellé, nielle, man, danane, biankouma, zouan hounien, sipilou, logouale, sangouine, kassiapleu, seguela,
    kani, massala, worofla, dania, koko bouake, dar es salam, air france, ahougnanssou, belleville bouake, broukro, nimbo, kennedy,
    tolla kouadiokro, zone, gonfreville, sokoura, liberte bouake, habitat, millionnaire, dioulakro, assabou, kokrenou, morofe,
    220 logements yamoussoukro, sopim, nzuessy, lobia, tazibouo, marais, orly, gbeuliville, kennedy daloa, lobia 2, dioulabougou,
    garahio, babre, soleil, delbo, zapata, odiennekro, commerce, cafop, sonzoribougou, mont korhogo, delafosse, teguere,
    belle ville, domoraud, libreville, grand gbapleu, doyagouine, koko man, air ivoire, campus`,
  names: `aya kouadio adjoua yao affoue koffi amoin konan aminata seydou akissi brou mariam nguessan n'guessan tanoh ahou zie kady
    gnamien assita drissa amani salimata bintou ouattara akoua kouame kouakou kouassi konan kone coulibaly traore toure bamba
    diomande diabate dosso doumbia fofana keita kamagate kante karamoko konate meite sangare sanogo sidibe silue soro
    soumahoro sylla yeo zoro tuo gbane gnahore gnagne gohi goore guei gueu djedje dagnogo dago dali digbeu doh dogbo ble
    blé bohui bodo seri serey zadi zokou zogbo zahui tape tapé toh tia tiemoko oulai oula ouraga ettien ehui ekra essoh
    assi assamoi assemian assoumou ahoussou adou adingra akaffou ake aka amon ano anoh angaman angoran angui attoungbre
    akre allou amoikon kadjo kacou kakou kassi kra kraidy lago legre loukou mel meledje memel miezan mobio nda n'da
    ndri n'dri n'zi niamien niamke okou sery tano yapi yapo yavo yoboue yeboue zamble fanta fatim fatoumata mariame
    maimouna massandje matenin nabintou naminata nawa noura raissa salia sali siaka souleymane vamara yacouba zana
    zoumana lacina lassina lanciné issouf inza ibrahim idriss gaoussou daouda brahima bakary awa assetou aramatou alimata
    adjaratou adama abou abdoul affia ahoua akoissi amlan amenan aoua aviane bla ehouman n'goran ngoran tchimou
    bohoussou djè dje gbale`,
  nobody: `ivoire ivoirien ivoirienne ivoiriens baoule bete dioula senoufo agni attie ebrie guere yacouba dida abron malinke lobi
    abbey adioukrou alladian appolo krou wobe gouro bepc cepe cafop men drena cie sodeci moov mtn orange sotra gbaka gbakas
    wotro woro maquis attieke alloco garba poro sica cfa xof rti nci pdci cnps cmu artci anare onuci epp civ elephants`,
  classes: "",
  schools: [
    /(?<!\p{L})(?:IEP|[ÉE]PP|EPC|EPV|LSP|LM|CM|CSM) \p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}[\p{L}\p{M}'’-]*|\d{1,2}[A-B]?)){0,4}/u,
  ],
  streets: [
    // "avenue 16 rue 21", "rue 12 barrée", "carrefour Sapeurs", "PK 18"
    /(?<!\p{L})(?:PK|[Rr]ue [A-Z]) ?\d{1,3}(?!\d)/u,
    /(?<!\p{L})(?:[Tt]erminus|[Gg]are|[Cc]arrefour|[Ff]eu) (?:\d{1,2}|\p{Lu}[\p{L}\p{M}'’-]+)(?: \p{Lu}[\p{L}\p{M}'’-]+)?/u,
  ],
};
