import type { CountryGuard } from "./country-guard.ts";

/** Senegal: regions; departments, communes and their quarters. */
export const SN: CountryGuard = {
  recall: 0.86,
  languages: ["fr", "en"],
  regions: `dakar, diourbel, fatick, kaffrine, kaolack, kedougou, kolda, louga, matam, saint louis, sedhiou, tambacounda, thies,
    ziguinchor, casamance, sine, saloum, sine saloum, fouta, ferlo`,
  places: `guediawaye, pikine, rufisque, keur massar, almadies, bambey, mbacke, touba, foundiougne, gossas, birkilane,
    birkelane, koungheul, malem hodar, guinguineo, nioro, nioro du rip, salemata, saraya, medina yoro foulah, velingara,
    kebemer, linguere, dahra, kanel, ranerou, dagana, podor, richard toll, bounkiling, goudomp, bakel, goudiry, koumpentoum,
    mbour, tivaouane, bignona, oussouye, thiaroye, thiaroye sur mer, thiaroye gare, tivaouane diacksao, diamaguene,
    sicap mbao, mbao, keur mbaye fall, dalifort, diddeni, djida thiaroye kao, guinaw rail, yeumbeul, malika, jaxaay,
    niakoul rap, parcelles assainies, unite 26, golf sud, sam notaire, ndiareme limamoulaye, wakhinane nimzatt,
    medina gounass, hamo, cambérène, camberene, grand yoff, patte d'oie, yoff, ngor, ouakam, mermoz, sacre coeur, fann,
    point e, amitie, grand dakar, biscuiterie, hlm, hann bel air, dieuppeul, derkle, sicap liberte, liberte six,
    medina, gueule tapee, fass, colobane, rebeuss, plateau, goree, niary tally, castors, ouagou niayes, zone de captage,
    khar yalla, nord foire, yarakh, reubeuss, sandaga, tilene, soumbedioune, bargny, sebikotane, diamniadio, sangalkam,
    bambilor, yenne, toubab dialaw, sendou, keur ndiaye lo, lac rose, niague, tivaouane peulh, kounoune, deni birame ndao,
    colobane rufisque, santhiaba, keur daouda sarr, medina baye, leona, ndorong, ndangane, kasnack, boustane, sara, bongre,
    darou salam, touba ndorong, sam, dialegne, kahone, ndoffane, gandiaye, sibassor, wack ngouna, porokhane, keur madiabel,
    paoskoto, mboss, ngathie naoude, passy, sokone, toubacouta, karang, soum, djilor, niodior, dionewar, bassoul, diofior,
    niakhar, tattaguine, diakhao, dioffior, patar, loul sessene, fimela, palmarin, joal, joal fadiouth, fadiouth, nguekhokh,
    saly, saly portudal, ngaparou, somone, popenguine, ndayane, malicounda, thiadiaye, fissel, sindia, nianing, warang,
    khombole, pout, kayar, cayar, notto, thienaba, ngoundiane, fandene, mboro, mekhe, pambal, taiba ndiaye, meouane, darou khoudoss,
    ngandiouf, pire, pire goureye, diamaguene thies, hersent, randoulene, medina fall, nguinth, mbour deux, grand standing,
    dixieme, som, escale, cite lamy, takhikao, tefess, oncad, santhie, diamaguene mbour, grand mbour, ndiolofene, guet ndar,
    goxu mbacc, sor, pikine sor, balacoss, leona saint louis, darou, ndar toute, gandon, mpal, rao, fass ngom, ross bethio,
    rosso, ronkh, gae, mbane, ndiaye pendao, niandane, ndioum, golere, mboumba, guede, guede village, walalde, pete, galoya,
    thilogne, ourossogui, ouro sogui, semme, dembancane, hamady ounare, waounde, orkadiere, sinthiou bamambe, agnam, nguidjilone,
    bokidiawe, nabadji, velingara ferlo, lougre thioly, thille boubacar, thiamenne, sakal, ndiagne, coki, keur momar sarr, guet ardo,
    leona louga, ndande, gueoul, darou mousty, darou marnane, sagatta, mbediene, barkedji, yang yang, dodji, mbeuleukhe,
    labgar, warkhokh, ndoulo, ndindy, baba garage, lambaye, ngoye, dinguiraye, taif, kael, ndame, dalla ngabou, missirah,
    darou nahim, mbacke baol, ndamatou, janatou, guede touba, mbao touba, kidira, diawara, moudery, gabou, bele, kothiary,
    bala, dianke makha, koussanar, makacolibantang, maka, sinthiou maleme, netteboulou, dialacoto, missirah tamba, quartier depot,
    malem niani, kouthiaba, bamba thialene, payar, fongolembi, bandafassi, tomboronkoto, dindefelo, khossanto, sabodala,
    dakateli, dar salam, ethiolo, dioulacolon, dabo, salikegne, sare yoba, mampatim, diaobe, kabendou, kounkane, wassadou,
    pakour, manda, linkering, bonconto, sinthiang koundara, medina gounass velingara, pata, fafacourou, ndorna, badion,
    sare bidji, tankanto, tanaff, samine, diattacounda, simbandi, balantacounda, karantaba, yarang, adeane, marsassoum, djiredji,
    bambaly, diende, diannah malary, sansamba, koussy, boghal, madina wandifa, ndiamacouta, diaroume, inor, tankon, sindian,
    diouloulou, thionck essyl, kafountine, abene, tendouck, mlomp, balingore, suelle, oulampane, niamone, coubalan, tenghory,
    diembering, cap skirring, elinkine, kabrousse, karabane, enampore, niaguis, nyassia, boutoute, kandialang, boucotte,
    lyndiane, kandé, kenia, nema, tilene ziguinchor, belfort, peyrissac, colobane ziguinchor, goumel, kadialang`,
  names: `fatou fatoumata moussa awa ibrahima mariama ousmane aissatou cheikh khady modou ndeye astou babacar coumba assane rokhaya demba
    sokhna mamadou bineta serigne adama dieynaba yacine abdoulaye penda aminata amadou aliou alioune abdou mame maimouna
    mbaye mbacke ndiaye diop fall faye sarr seck sene sow sy ba bah barry balde cisse diallo dia diagne diack diaw diatta
    diedhiou dieng dieye diouf drame fofana gaye gning gueye kane kandji kebe konate ly lo mane mbodj mbengue mbow mendy
    ndao ndour ndoye ngom niang niasse samb sagna sambou sane sangare seydi signate tall thiam thiaw thiongane toure tine
    wade wane yade coly badji badiane goudiaby bassene djiba manga gomis sonko oumar ousseynou assane seynabou mously codou
    ramatoulaye rama kine kiné ndella ndeya anta arame sira dior diarra daba diary fama faty marieme marème mareme nafi nafissatou
    ngone oulimata safiatou safietou salimata siga sini soda yandé yande yaye adja bacary bassirou birame biram boubacar cherif
    daouda djibril doudou elimane fallou gora habib idrissa insa ismaila issa lamine landing latyr lassana mansour massamba
    matar medoune mor momar moctar mouhamed moustapha ndiaga ndiouga omar pape papa saliou samba sidy souleymane tidiane
    waly youssou youssouph bakary malick djeneba kadiatou kadia hawa oumou oumy dado diarry kumba`,
  nobody: `senegal senegalais senegalaise wolof pular pulaar peul serere diola joola mandinka mandingue soninke bambara toucouleur
    mouride mourides tidiane tidianes layene khadre bfem cfee bst talibe talibes sonatel expresso free sonelec senelec sen'eau
    sdE sones cdp ucad ugb uadb ifan cesag bceao cfa xof ter brt dem dikk ndiaga clando rts tfm apix pse wave modou-modou
    teranga lamb thieboudienne cem`,
  classes: "",
  schools: [
    /(?<!\p{L})(?:[Dd]aara|[Ee]cole|[ÉEée]cole) (?:de |d['’])?(?:Serigne|Seydi|Cheikh|Thierno|El ?[Hh]adji?|Mame|Oustaz|Imam) \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,4}/u,
  ],
  streets: [
    /(?<!\p{L})(?:[Uu]nit[ée]|[Ss]ecteur|[Cc]it[ée]|[Ll]ibert[ée]|Sicap|SICAP|HLM) (?:n°? ?)?\d{1,2}(?!\d)/u,
    /(?<!\p{L})(?:Keur|Darou|Santhiaba|Touba|Thiaw?l[eè]ne) \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/u,
  ],
};
