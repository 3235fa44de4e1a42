/**
 * Common Nigerian first names and surnames, folded. Other names are only recognised inside a sentence, or before an
 * act. Names that are also places or English words are omitted (Sunday, Joy, Patience).
 */
export const nigerianNames = `
aanu abayomi abbas abdul abdulaziz abdulkadir abdulkarim abdullahi abdulmalik abdulrahman abdulrasheed abdulsalam
abidemi abigail abike abiodun abiola abosede abraham abubakar achenyo ada adaeze adaku adam adamu adanna adaobi
adaora adebanjo adebayo adebisi adebola adebowale adedayo adedoyin adefemi adegbite adegoke adejoke adekemi adekunle
adelabu adeleke ademola adenike adeniyi adeola adeolu adepeju aderinsola aderonke adesanya adesina adesola adesuwa
adetokunbo adetola adetoun adewale adewunmi adeyemi adeyinka aduke adunni afamefuna afolabi afolake agatha agbaje
agnes ahmad ahmadu ahmed aisha aishatu ajayi ajibola ajoke ajuma akachi akachukwu akande akanni akin akinade akinola
akinsanya akintola akinwale akinyemi akpabio akpan akpevwe akpobome akuchi alaba alabi alade alagbe alexander
alhassan ali alice aliyu amachree amaka amara amarachi amarachukwu amina aminat aminatu aminu amoke amope anayo
andrew anene angela aniebiet aniekan anietie anike animashaun ann anna anozie anthony anyanwu aondo aondona
archibong aremu arike arinze asabe asake ashake asiya asmau asogwa asuquo atiku atinuke attah augustine auwal auwalu
awele awolowo awwal ayinde ayinke ayo ayobami ayodeji ayodele ayokunle ayomide ayomikun ayotunde azubuike azuka
azumi babajide babalola babangida babatola babatunde bala balaraba balkisu balogun bamgbose bamidele bankole bashir
bashiru bassey beatrice bello benedict benjamin bernard bilkisu bimbo bimpe binta bintu bisi bisola bisoye blessing
bola bolaji bolanle boluwatife boma bose bosede bridget briggs buba buchi buhari bukola bukunmi bunmi caleb caroline
catherine cecilia charles chiamaka chibueze chibuike chibuzo chibuzor chidera chidi chidiebere chidimma chidinma
chidozie chidubem chiemeka chiemerie chigozie chijioke chika chikamso chike chikezie chikodi chima chimamanda
chimezie chinasa chinaza chinazaekpere chinedu chineme chinenye chinonso chinonyerem chinwe chinwendu chinyere
chioma chisimdi chisom chituru chizaram chizoba choji chollom christiana christopher chukwudi chukwuebuka
chukwuemeka chukwuka chukwuma chukwunonso clement collins cynthia dabira dalu daluchi damilare damilola damola
daniel daniju danjuma danladi dantata dapo darasimi dauda david davou dayo deborah deji dele delu demilade dennis
destiny dije dokubo dolapo doose dooshima dorcas dorothy dotun doubra dubem dumebi dung dupe durodola durojaiye
ebele ebenezer ebere eberechi ebiere ebikabowei ebube ebuka ebun ebunoluwa echezona edem edith edosa edward efe
efemena efetobor effiong efosa egbo eghosa eguono ehimen ehizogie ejeh ejike ejiofor ejiro ekaette ekanem ekene
ekong ekpo ekwueme ekwutosi elijah elizabeth eloghosa eloho elohor emeka emem emenike emmanuel enenche eniitan
eniola enitan enobong ephraim erhun ese eseoghene eseosa esosa esther etim eunice eva evelyn eyitayo ezechi ezeh
ezekiel ezenwa ezinne fadekemi faderera fadila fagbemi fagbenle faisal farida faruk faruq fashola fatai fati fatima
fatimah fatimatu favour fawehinmi felicia felix femi festus feyisayo firdausi fisayo florence folake folarin
folasade folasayo folashade folorunsho folu foluke frances francis francisca funke funmi funmilayo funmilola gabriel
gambo ganiu ganiyat garba gbadamosi gbemi gbemisola gbenga gboyega george georgewill gideon gloria godfrey godsent
godspower godswill godwin goje goodluck grace gyang habib habiba habibat habibu hadiza hafiz hafsat hafsatu hajara
hajjo halima halimat halimatu hamisu hamza hannah harriet haruna hasan hassan hassana hauwa helen henry husaini
hussain hussaina hussaini hussein ibidun ibifuro ibim ibinabo ibiso ibrahim ibukun ibukunoluwa idara idongesit idowu
idris idrisu ifeanyi ifeanyichukwu ifechukwude ifedi ifeoluwa ifeoma ifesinachi ifeyinwa ifunanya iguosa iheanacho
ihuoma ijemma ijeoma ikechukwu ikem ikenna ikponmwosa iliya iloabachie ilyasu imade imaobong ineba inemesit iniobong
inuwa ireti iretiola isaac isah isaiah ishaku isiaka ismail ismaila isoken itohan itoro itunu iveren iyabo iyanu
iyanuoluwa iyore izogie izomo izuchukwu izunna jacob jadesola jaiyeola james jamila jamilu jane janet jason jemimah
jennifer jeremiah jessica jibril jibrin jide jimoh joan joel john jola jonah jonathan joseph josephine joshua joyce
judith julia juliana juliet jumi jummai jumoke kabir kabiru kaima kaito kaltume kamsi kamsiyo kamsiyochukwu kanayo
kande kasiemobi kate kayode kazeem kehinde kelechi kemi kemisola kene kenechukwu kenneth khadija khadijah khadijat
khadijatu khalid kikelomo kingsley kola kolade kolapo kolawole korede kosi kosiso kosisochukwu kudirat kunbi kunle
labake ladi ladidi ladun lami lanre lara laraba larai lateef latifat lawal lawan lawrence layo leah lekan linda lola
lolade lotanna lubabatu lucy lydia madu maduka magdalene mahmoud mahmud maimuna maimunat mairo maisha mallama mansur
marcus mardiya mardiyya margaret maria mariam mariama mariya martha martin mary maryam maryamu matthew mayowa mbah
mercy mfon mfonobong michael michelle mimidoo miriam mmesoma modupe mofe mofiyinfoluwa mohammed mojeed mojisola
monica monsurat monsuru mope morayo morenike moriam moses mosunmola motunrayo moyosore msurshima muazu mubarak
muhammad muhammadu mujidat mukhtar munachi munachimso murja murtala musa mustafa mustapha mutiat mutiu mwuese nafisa
nafisat nafiu nandi nanko naomi nasiba nasir nasiru nathan nathaniel ndidi ndifreke ndubuisi nenrot ngozi ngozika
ngunan nguvan nicholas nike niniola niyi nkechi nkem nkemdilim nkiru nkiruka nkoyo nma nmesoma nnaemeka nnaji nnamdi
nneamaka nnedi nneka nnenna nneoma nonso nora nosa nosakhare nsikak nuhu nura nurudeen nwabueze nwachukwu nwafor
nwakaego nwanneka nwokedi nwosu nwoye nyerhovwo obadiah obiageli obiajulu obichukwu obinna obioma obiora oboh oboro
ochanya oche ochefu odion odunayo odunola ogbole ogbonna ogechi ogechukwu oghene oghenefejiro oghenekaro oghenero
ogheneruona oghenetega ogo ogonna ogunbanjo ogundele ogunlana ogunleye ogunsola ogwuche ojoma ojonugwa okafor
okechukwu okeke okeoghene okey okezie okiemute okiki okoli okon okonkwo okorie okoro okoye okpara okunola okwudili
okwuosa ola olabisi olabode oladapo oladele oladipo oladunni olaedo olaide olaitan olajide olajumoke olakunle
olamide olamilekan olanike olaniyan olanna olanrewaju olaoluwa olasunkanmi olatunde olatunji olawale olayemi
olayinka olisa oliver olorunfemi olubukola oluchi oludare olufemi olufunke olufunmilayo olugbenga olukemi olumide
olumuyiwa oluremi olusegun oluseyi olushola olusola oluwadamilare oluwadamilola oluwafemi oluwakemi oluwanifemi
oluwapelumi oluwasegun oluwaseun oluwaseyi oluwatobi oluwatobiloba oluwatosin oluwatoyin oluwole omachi omidiran
omolara omolola omoruyi omotayo omotola omowumi omoye omoyemi onifade onoja onome onoriode onyebuchi onyeche
onyedika onyeka onyekachi onyinye onyinyechi onyinyechukwu opeoluwa opeyemi opuada oraekwuotu oreoluwa oriyomi
oruaro osagie osamudiamen osaretin osarugue osas osato osaze osemudiamen oseremen osinachi osita otaniyenuwa otobong
owolabi oyebanji oyebola oyelade oyelaran oyeniyi oyewale oyinda oyindamola oyinkansola ozioma ozoemena pamela
patricia patrick paul paulina pelumi perebo peter philip philomena precious preye rabi'u rabia rabiu rachel rahama
rahila rahma rahmat rakiya ramatou ramatu raphael rasheed rasheedat rashida rashidat rebecca regina remi richard
rifkatu risikat rita robert ronke rosemary rotimi rufai rukaiya rukayat rukayya rukevwe ruona ruqayya ruqayyah ruth
sa'adatu saadatu sabiu sade sadiq sadiya safiya safiyanu saheed sahura sakirat salako salamatu salewa salihu salisu
salma samaila samira samson samuel sandra sani sarah saratu saude segun sekinat sesan seun sewa sewuese seyi shafa
shafi'u shakirat shamsu sharon shater shehu shittu shola shuaibu sikirat sikiru silas simbi simi simisola simon
soboma sobowale sochi sochima sogbesan sokari solomon somkene somto somtochukwu sophia sopuruchi sowande stella
stephen sufiyan sulaiman sulaimon sule suleiman sumayya sunmisola susan suwaiba sylvester sylvia tabitha taiwo
talatu tamara tamuno tamunotonye tani tanimu tanko taofeek tari tariere tarila tayo tega tejiri teju temi temidayo
temilade temilola temiloluwa temilorun temitayo temitope teni teniola teresa terhemba terna tersoo terver thaddeus
theresa thomas tijani tijjani timi timiebi timilehin timipre timothy tinuke tireni titilayo titilope titus tiwa
tiwalade tobechi tobechukwu tobi tobias tobiloba tochi tochukwu toheeb tokunbo tola tolani tolu tolulope tomi tomiwa
toni tonye tope torkuma torkwase tosin toyin toyosi tunde tunji turai ubale ubong uche uchechukwu uchenna udoh udoka
uduak uforo ufuoma ugo ugochi ugochukwu ugonna uju ukamaka uloma ulomma umar umaru ummi umoh unekwu unyime urenna
uriah usain usaina usman uwaila uwani uzoamaka uzochi uzochukwu uzoma veronica victor vincent vivian voke wakili
wale wasiu william winifred wura wuraola yahaya yahya yakubu yaya yejide yemi yemisi yetunde yewande yinka yinusa
yomi yunus yunusa yusuf zaharaddeen zahra zahradeen zainab zainabu zara zechariah zikora zikoranachukwu zimuzo
zubaida zubairu zulai zuwaira
`;

/**
 * Famous people (writers, heads of state, artists and others), folded: adults even without a title. Names that many
 * people have are omitted, such as Amina Mohammed and Ahmadu Bello.
 */
export const famousNigerians: readonly string[] = `
chinua achebe, flora nwapa, wole soyinka, buchi emecheta, cyprian ekwensi, chimamanda adichie,
chimamanda ngozi adichie, ken saro-wiwa, ben okri, elechi amadi, gabriel okara, christopher okigbo, zaynab alkali,
zulu sofola, ola rotimi, femi osofisan, niyi osundare, hubert ogunde, duro ladipo, pita nwana, abubakar imam,
daniel fagunwa, d o fagunwa, amos tutuola, festus iyayi, mabel segun, kola onadipe, teju cole, sefi atta,
nnedi okorafor, helon habila, chigozie obioma, akwaeke emezi, bukar usman, nana asma'u, nana asmau,
usman dan fodio, usman danfodio, nnamdi azikiwe, obafemi awolowo, tafawa balewa, abubakar tafawa balewa,
murtala muhammed, aminu kano, herbert macaulay, funmilayo ransome-kuti, funmilayo ransome kuti, fela kuti,
fela anikulapo-kuti, margaret ekpo, gambo sawaba, ladi kwali, mary slessor, mary mitchell slessor,
samuel ajayi crowther, ajayi crowther, tai solarin, gani fawehinmi, alvan ikoku, eyo ita, michael okpara,
dennis osadebay, ladoke akintola, adekunle ajasin, michael otedola, lateef jakande, babatunde fashola,
babajide sanwo-olu, moshood abiola, kudirat abiola, mko abiola, olusegun obasanjo, yakubu gowon, sani abacha,
shehu shagari, umaru yar'adua, goodluck jonathan, muhammadu buhari, bola tinubu, bola ahmed tinubu,
yemi osinbajo, peter obi, alex ekwueme, odumegwu ojukwu, emeka ojukwu, sam mbakwe, ngozi okonjo-iweala,
oby ezekwesili, dora akunyili, stella adadevoh, ameyo adadevoh, aliko dangote, mike adenuga, tony elumelu,
folorunso alakija, philip emeagwali, wizkid, davido, burna boy, tiwa savage, yemi alade, onyeka onwenu,
king sunny ade, ebenezer obey, dan maraya jos, mamman shata, osadebe, genevieve nnaji, funke akindele,
omotola jalade, omotola jalade-ekeinde, nkem owoh, tunde kelani, asisat oshoala, victor osimhen, ademola lookman,
jay-jay okocha, austin okocha, nwankwo kanu, kanu nwankwo, rashidi yekini, stephen keshi, tobi amusan,
blessing okagbare, chioma ajunwa, mary onyali, hakeem olajuwon, anthony joshua, israel adesanya, maitama sule,
yusuf maitama sule, nelson mandela, winnie mandela, kofi annan, kwame nkrumah, desmond tutu, wangari maathai,
barack obama, michelle obama, malala yousafzai, florence nightingale, mother teresa, mungo park, helen keller,
louis braille, rosa parks, martin luther king, bill gates, william shakespeare, teslim balogun, ozumba mbadiwe, adeola odeku, akin adesola,
adetokunbo ademola, adeniran ogunsanya, bode thomas, adeniji adele, kofo abayomi, ajose adeogun, sanusi fafunwa,
idowu taylor, saka tinubu, ligali ayorinde, muri okunola, adekunle fajuyi, kingsley ozumba mbadiwe ngugi wa thiong'o
`
  .split(",")
  .map((name) => name.trim());
