/**
 * Writers, heads of state, artists and others of whom texts speak, folded: adults without a title. Without names that
 * many people bear, such as Amina Mohammed and Ahmadu Bello.
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
louis braille, rosa parks, martin luther king, bill gates, william shakespeare, teslim balogun, ngugi wa thiong'o
`
  .split(",")
  .map((name) => name.trim());
