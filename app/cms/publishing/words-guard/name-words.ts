/** Small letters without tone marks and dots, so that "Adébáyọ̀", typed in any way, is "adebayo". */
export const foldWord = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴǝ]/g, (letter) => hooked[letter] ?? letter)
    .replace(/[’ʼ‘`]/g, "'");

const hooked: Record<string, string> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", ǝ: "e" };

const listOf = (words: string) => new Set(words.trim().split(/\s+/));

export const states: readonly string[] = [
  "abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|fct|abuja|gombe",
  "imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|nassarawa|niger|ogun|ondo|osun|oyo|plateau|rivers",
  "sokoto|taraba|yobe|zamfara|eko",
].flatMap((line) => line.split("|"));

/** Words with a large letter that are no person: organisations, places, days, peoples, illnesses, things of a school. */
export const noPerson = listOf(`
  st saint foundation school schools academy college hospital centre center clinic church mosque university ministry bank street
  road hall club group society trust council government primary secondary nursery state states day days week month year
  project programme program team market association limited ltd initiative international national nigeria nigerian
  africa african world united nations house home estate park stadium library museum hotel beach island mainland local
  area board committee commission department office union federation institute network radio television tv newspaper
  times post page facebook instagram whatsapp google android english yoruba hausa igbo pidgin arabic french swahili
  muslim christian islamic catholic anglican bible quran easter ramadan eid sallah xmas new
  monday tuesday wednesday thursday friday saturday january february march april may june july august september october
  november december sunday's children child children's girls girl's boys women women's mothers fathers parents teachers
  down syndrome cerebral palsy sickle cell autism autistic adhd hiv aids covid braille sign language special needs
  education health hygiene menstrual pad pads bank basic jss ss sss js kg class grade year term exam waec neco jamb
  tabasamu north south east west northern southern eastern western central city town village community lagos unit ward
  ajo odun ile iwe makaranta makarantar ranar jami'ar asibiti asibitin ulo akwukwo ubochi ogba oja kasuwa kasuwar ijo
  masallaci coci gidauniya egbe otu nzuko lga nysc ngo naira sun sky star morning evening night happy merry good dear
  award prize cup festival carnival concert play drama choir band bus van train bridge river lake red cross unicef rotary
  lions conference workshop seminar summit course award awards graduation assembly parade games sports day's first second third
`);

/** How sentences and titles begin; not a name when it stands first. */
export const starters = listOf(`
  person people man woman men adult adults patient patients family families somebody food water rice money
  a an the this that these those our your their his her my its we you they he she it i who what when where why how which
  in on at to from for with without by of as if so and but or not no yes all every each both some many most few one two
  three four five six seven eight nine ten last next today yesterday tomorrow now then here there after before since
  until while because although once during about above across along also always another any anyone are as be because
  been being between bring call can children come could did do does each end even ever everyone everybody find first
  forty give go had has have having hello help home how however is it's join just keep later learn let like little long
  look make many may meet more much must near never new nobody none nothing often only open other over pupil pupils
  please read ready say see send sent several should show since small somebody someone something soon still student
  students such take teach tell thank thanks that's thirty though through together too twenty under up use visit
  volunteer volunteers was watch welcome well were will wish work would write year young mother mothers mama father
  fathers parents teacher teachers doctors nurses little baby sweet brave photo picture caption meet big small
  dis dat dem wetin na im e she dey don for inside wen wey how our una pikin pikins make no abeg as dia di
  awon omo omobinrin omokunrin ni o a mo won ti fun lati nibi gbogbo olukó oluko iya baba odun leyin ki nitori ile
  mahaifiyar mahaifin 'yar yar dan yara yarinya yaro mun muna muka sun suna ta ya tana yana wata wani wannan a an da don domin ranar iyaye malama malami kowa
  umuaka nwa nwata anyi o ha ndi na n'ulo nke mgbe ebe ubochi nne nna nwoke nwanyi onye ihe taa echi unyaahu ka biko
`);

/** Titles and trades: whoever bears one is an adult. */
export const adultWords = listOf(`
  mr mrs ms miss dr doctor chief aunty auntie uncle coach pastor rev reverend imam alhaji alhaja hajia hajiya mallam
  malam malama prof professor engr engineer barr barrister sir madam mama papa baba oga sister nurse teacher principal
  headteacher headmistress headmaster director founder coordinator officer manager chair chairman chairwoman chairperson
  treasurer secretary president governor senator minister commissioner honourable hon trustee volunteer volunteers
  midwife therapist counsellor lawyer journalist reporter author driver cook tailor carpenter donor ogbeni arabinrin
  alagba dokita oluko iyaafin olori likita likitan ma'aikaciya shugaba shugabar malamar malamin mazi nze lolo ichie
  oriaku onyenkuzi dokita nkuzi mc photographer artist singer accountant matron bishop deacon deaconess professor
  caretaker guard coach referee speaker ambassador teaches taught trains leads managing owner farmer trader nurse widow widower grandmother grandfather graduate
`);

/** Words that never count as part of a known name by themselves. */
export const isCommon = (folded: string): boolean => noPerson.has(folded) || starters.has(folded);
