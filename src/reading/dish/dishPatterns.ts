import { DISH, IDEA, RECIPE } from './dishWords.ts';

const { raw } = String;

/** How sentences bring a dish up; what follows is its name. */
const ANNOUNCING = [
  "(?:how|what) about|who (?:can resist|doesn['’]t love)(?: the \\p{L}+ of)?|help(?:ing)? you (?:learn (?:how )?to |to )?(?:make|bake|cook|prepare|create)|turn [^.!?\\n]{3,40}? into|become|why not (?:try|make|cook)|(?:could|can|might|should|would|to)(?: easily| also| definitely)? (?:make|create|try|prepare|cook|whip up|put together)|(?:i|we)(?:['’]d| would)? (?:suggest|recommend|propose|go (?:for|with))(?: making| trying| (?:that )?you (?:make|try))?|let['’]s (?:make|cook|bake|prepare|do|go with)|try(?: making| my| this)?|(?:making|cooking|preparing|baking(?! (?:soda|powder|sheet)))|instructions (?:for|on)(?: making)?|guide to making|called|named|tutorial (?:for|on)|perfect for|calls? for|creating|crafting",
  "wie wäre es mit|wie wär['’]s mit|empfehle (?:ich )?(?:dir |ihnen |euch )?|probiere?(?: doch)?(?: mal)?|schlage (?:ich )?(?:dir |ihnen )?|bietet sich|machen wir|mach(?: doch)?|koch(?: doch)?|gibt['’]?s?(?: es)?(?: heute)?",
  "que (?:diriez-vous|dirais-tu) d(?:e |'|’)|(?:propose|suggère|recommande|conseille) (?:de (?:faire|préparer|cuisiner) )?|(?:faire|préparer|cuisiner|réaliser|ferais|partir sur|partons sur|pourquoi pas|essaie|essayez)(?: de délicieu\\S+)?",
  'qué (?:tal|te parecen?)|(?:propongo|sugiero|recomiendo)(?: preparar| hacer)?|(?:preparar|hacer|cocinar|haría|prueba)(?:te)?',
  'che ne dici di|(?:propongo|suggerisco|consiglio)(?: di (?:preparare|fare))?|(?:preparare|fare|cucinare|farei|prova)|perché non',
  'que tal|(?:sugiro|recomendo|proponho)(?: fazer| preparar)?|(?:fazer|preparar|cozinhar|faria)|por que não',
  'wat dacht je van|hoe maak je|(?:kun|kan|kunt) (?:je|u)|maak(?: je)?(?: dan)?|probeer|raad (?:ik )?(?:je )?',
  'vad sägs om|hur du gör|(?:jag )?(?:föreslår|rekommenderar)(?: jag)?|satsa på|(?:laga|göra|baka)(?: till)?',
  'hvad med|hva med|(?:jeg )?(?:foreslår|anbefaler|anbefale)(?: jeg)?(?: at du laver)?|(?:lave|lage|bage|bake)',
  'co powiesz na(?: to:)?|proponuję|polecam|(?:zrobić|przygotować|upiec|ugotować|usmażyć)|może(?=,? może| taki)|zróbmy|ugotuj|zrób',
  '(?:предлагаю|рекомендую|советую|можно|давайте|попробуйте|могу предложить)(?: вам)?(?: приготовить| приготовим| сделать| сделаем)?|(?:приготовить|приготовим|сделать|испечь|сварить)|получ(?:ится|атся)',
  '[فو]?(?:أقترح|أنصح) ?(?:عليك|لك|ك|ب)?(?: (?:تحضير|إعداد|عمل))?|(?:تحضير|إعداد|تحضّر|تعد|تجربة|صنع)(?: طبق)?',
].join('|');
const ANNOUNCED = new RegExp(
  raw`(?<![\p{L}\p{M}])(?:${ANNOUNCING})(?:(?<=['’ ])|(?![\p{L}\p{M}]))(?=\s*(?<name>[^\n]{2,120}))`,
  'giu',
);
/** Names in bold or in quotes that stand behind such words are surer than others. */
export const ANNOUNCED_END = new RegExp(
  raw`(?<![\p{L}\p{M}])(?:${ANNOUNCING}|${RECIPE}\p{L}? (?:for|für|de|per|para|voor|på|till?|na)|is|are|ist|est|es|è|é|är|er|jest|to|это|—|–|:)(?: \p{L}{1,12}){0,4}\s*$`,
  'iu',
);
/** 'The best choice is …' */
const CHOICE = `${DISH}|${IDEA}|recipe|thing|answer|way to go|best|obvious|easiest|beste[ns]?|bestes|naheliegend\\p{L}*|klassiker|mieux|meilleur\\p{L}*|évident|idéale?|parfaite?|perfekte?\\p{L}?|ideal\\p{L}{1,3}|идеальн\\p{L}*|doskonał\\p{L}*|mejor|obvi[oa]|ideal|perfect[oa]|clásico|migliore|meglio|ovvi[oa]|ideale|perfett[oa]|classico|melhor|óbvio|perfeit[oa]|clássico|bästa|bäst|självklart?|klassisk\\p{L}*|bedste|opp?lagte?|najleps\\p{L}*|najprost\\p{L}*|klasyk\\p{L}*|лучш\\p{L}*|прост\\p{L}*|классик\\p{L}*|oczywist\\p{L}*`;
export const IS_CHOICE = new RegExp(raw`(?<!\p{L})(?:${CHOICE})(?!\p{L})`, 'iu');
const COPULA =
  'is|would be|could be|might be|ist|wäre|sind|est|serait|sont|es|sería|son|è|sarebbe|sono|é|seria|são|zou|wordt|är|vore|blir|er|bliver|ville være|jest|będzie|będą|будет|это';
const CHOSEN = new RegExp(
  raw`(?<!\p{L})(?:${CHOICE})(?!\p{L})[^.!?\n]{0,60}?(?:(?<!which|that|it|he|qui|que|che|die|der|das|som|któr\p{L}|котор\p{L}\p{L}) (?:${COPULA})(?: (?:simply|to make|po prostu|einfach|bestimmt|sicher))?(?!\p{L})| ?[:?—–](?= ?[\p{L}"„“«]))\s*(?<name>[^.!?\n]{3,80})`,
  'giu',
);
/** 'Najlepszy wybór to …' */
const CHOSEN_TO =
  /(?<!\p{L})(?:danie|potrawa|propozycja|pomysł|opcja|wybór|wariant|najleps\p{L}*|najprost\p{L}*|klasyk\p{L}*|oczywist\p{L}*)(?!\p{L})[^.!?\n]{0,60}? to(?: po prostu)? (?<name>[^.!?\n]{3,80})/giu;
const RECIPE_FOR = new RegExp(
  `${RECIPE}\\p{L}{0,2}(?:(?<=recette|receta|ricetta|receita) \\p{L}+(?: (?:et|y|e) \\p{L}+)?)?? (?:for|of|für|zum?|d[eioa]|d['’]|du|des|dos|del(?:la|lo|le)?|dell['’]|degli|dei|per|para(?: preparar| hacer| fazer)?|voor|van|på|till?|for|na|приготовления)(?<=['’]|(?!\\p{L}))(?=\\s*(?<name>[^\\n]{2,120}))`,
  'giu',
);
/** 'Escargot, the French classic, …', 'Koldskål (pronounced …) …' */
const KNOWN_AS =
  /(?:^|[.!?]\s+)(?:The |An? )?(?<name>(?!(?:This|That|It|Here|There|These|What|My|Your|One|Another|I|You|We|Making|Cooking|With|From|Some|If|As|Since|Given|Because|While|Although|Though|However|To|For|In|First|Once|Also|Please|Feel|Who)(?!\p{L}))\p{Lu}[^.!?:,()\n]{2,50}?)(?:, the [^.!?,\n]{3,60}!|(?: \([^()\n]{2,80}\)|, (?:(?:also|sometimes|commonly|often|literally|otherwise|better) |which |or |the |an? |meaning |those |originally |though |although )[^.!?\n]{2,160}?,["”]?) (?:is|are|was|has|have|can|involves|typically|combines)(?!\p{L}))/gu;
/** 'X is a traditional …' */
export const INTRODUCED =
  /(?:^|[.!?:。！]\s*)(?:(?:since|given|with|because|as|da|mit|puisque|comme|avec|con|com|como|met|med|eftersom|z|с) [^.!?\n]{3,80}, (?:an? )?)?(?:the |el |la |le |il |o |a |der |die |das )?(?<name>(?!(?:this|that|it|here|there|these|what|my|your|one|another|i|you|we|making|cooking|with|from|some|if|as|since|given|because|while|although|however|ela|ele|elle|ella|esso|essa|hij|zij|ze|han|hun|она|он|ona|skoro|jeśli|gdy|to|there|her|här|hier|voici|ecco|aquí|aqui|esto|questa|oto|вот|das|dies|det|dette|detta|deze|dit|est[ae]|isso|isto|c['’]est|cela)(?!\p{L}))[\p{L}\p{N}][^.!?:\n]{2,70}?)(?:, or [^,.]{3,50},|, (?:also|often|sometimes) [^.!?]{3,90}?,)?(?: (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|är|er|jest|fica|queda|sounds?|would be|makes?) (?:like (?:an?|the)|(?:\p{L}+ly )?(?:an?|one)(?! (?:\p{L}+ )?brand)|originally|delicious|flaky|savou?ry|made|pront[oa]|list[oa]|one of|the|ein|eine|un|une|una|uno|um|uma|en|ett|et|een|das|der|die|le|la|il|el|o|a|det|den|such|perfect|popular)(?!\p{L})| (?:to|jest to) (?=\p{Ll})|(?: ?[—–]|,)? это(?!\p{L})|(?<=\p{sc=Cyrl}) ?[—–] (?=\p{Ll})| (?:هو|هي|من) (?:طبق|من|أشهر)| एक (?=[^.।]{0,60}(?:व्यंजन|डिश|नाश्ता|पकवान)))/giu;
export const QUOTED =
  /(?:\*\*|__|[“„«「『《"])(?<name>[^*_“”„«»「」『』《》"\n]{1,60}[^*_“”„«»「」『』《》"\n:：])(?:\*\*|__|[”“»」』》"])(?<colon>\s*[:：])?/gu;
/** 'Here is an easy strawberry cheesecake recipe:' */
const BEFORE_RECIPE =
  /(?<!\p{L})(?:an?|the|our|my|your|this|favou?rite) (?<name>(?:[\p{L}\p{N}'’&-]+,? ){1,8}?)(?:\([^()\n]{2,40}\) )?recipe/giu;
/** 'The classic Bloody Mary!', 'Homemade brittle - a treat!' */
const EXCLAIMED =
  /^(?:the |an? |ah,? )?(?:classic|homemade|beloved|iconic|timeless|famous) (?:\p{L}+ delicacy: |delight - )?(?<name>[^.!?:\n]{3,60}?)(?:!| [-–—] an? )/giu;
/** 'This soup is …' */
const THIS =
  /(?:^|[.!?]\s+)(?:this|diese[rs]?|cette|ce|est[ae]|quest[oa]|deze|dit|den här|det här|denne|dette|ten|ta|to|эт(?:от|а|о|и)|bu) (?<name>\p{L}[^.!?,:\n]{3,50}?)(?<! (?:and|und|et|y|e|en|och|og|i|и)) (?:is|comes|takes|serves|uses|ist|est|es|è|é|är|er|jest)(?!\p{L})/giu;
/** What words begin with, in all their forms. */
export const STARTS = /\p{sc=Han}{2}|[가-힣]{2}|[ァ-ヶー]{3}|(?<!\p{L})[\p{L}\p{M}]{4}/gu;
export const EMPHASIS = /[*_`]{1,3}/g;
export const BEGINS = /(?:^|[.!?]\s|\n)\s*$/u;
export const IS = /^\s*(?:\([^)]*\)\s*)?(?:is|are|ist|est|es|è|é|är|er|jest|to|—|это)(?!\p{L})/iu;
const CAPITALS = /(?<!\p{L})[Tt]his (?<name>(?:\p{Lu}[\p{L}'’-]+ ?){2,6})/gu;
export const CLOSING =
  /(?<!\p{L})enjoy (?:your|this|the)(?: (?:homemade|delicious|tasty|fresh|own|warm|yummy))* (?<name>[^.!,\n]{3,60})[.!]/giu;
/** The verb stands behind the name. */
const BY_VERB = [
  /(?:lässt|lassen) sich (?:\p{Ll}[\p{L}]*,? ){0,5}(?<name>\p{Lu}[^.!?\n]{2,60}?) (?:zubereiten|machen|zaubern|kochen|herstellen|backen)/gu,
  /(?<!\p{L})(?:kannst|können|könntest|könnten|könnt) (?:du|sie|ihr|wir) (?:[^.!?\n]{0,60}? )??(?:eine?n? )?(?:\p{Ll}[\p{L}]*,? ){0,4}(?<name>\p{Lu}[^.!?,\n]{2,60}?) (?:zubereiten|machen|zaubern|kochen|backen)/gu,
  /(?:piatto|plat|plato|prato|gericht|danie)(?!\p{L})[^.!?\n]{0,30}? (?:è|est|es|é|ist|to) (?:il |la |le |el |o |a |un[ae]? )?(?<name>\p{Lu}[^.!?,\n]{2,60})/gu,
  /(?<!\p{L}|yanına )(?:bir|size|sana|olan|hemen|güzel|malzemelerle|kullanarak) (?<name>[^,.:!?\n]{3,60}?) (?:yap(?!rak)|hazırla|pişir|öner|ne ders|nasıl olur)/giu,
  /(?<!\p{L})biri(?:si)?(?: de)? (?<name>\p{L}[^.!?,:\n]{2,40}?)(?:d[ıiuü]r|t[ıiuü]r)(?!\p{L})/giu,
  /(?<name>(?:[가-힣]+ ){0,3}?[가-힣]+?)(?:을|를|은|는)? ?(?:만들|추천|어떠|어떨|어때|해 ?보|해 ?드|끓여)/gu,
  /(?:^|[、。！？\n]|なら|なので|今日は|今回は|使って)(?<name>[^、。！？\s「」をは]{2,20}?)(?:を(?:作|ご?紹介|ご?提案)|はいかが|がおすすめ|がぴったり|はどう|にしましょう|が作れ)/gu,
  /(?:आप|इनसे|एक|आज|चलिए|से) (?<name>(?:[\p{L}\p{M}]+ ){1,5}?)(?:बना|तैयार कर|ट्राई)/gu,
];
const ASIAN = [
  /(?:^|[。！\n])(?<name>[^，。！：:\s「“]{2,12})(?:[（(][^）)]{0,20}[）)])?，?(?:是|乃)(?:一[道种種款份]|中国|经典|經典|传统|傳統|著名|家常)/gu,
  /(?:(?:推[荐薦][您你]?|做(?!法)|来|來|试试|試試|制作|製作){1,3}(?:一[道份款个個])?|一[道份款]|[这這]道)(?:[^，。！：:的「“《]{0,12}的)?(?:[^，。！：:的—]{2,6}——)?(?<name>[^，。！：:的—]{2,12}?)(?:的(?:食谱|菜谱|做法|制作)|食谱|菜谱|怎么样|如何|[，。！：:？])/gu,
  /(?<name>[^、。！!\s「」]{2,20})の(?:レシピ|作り方)/gu,
  /(?:있는 |드는 |맛있는 |간단한 )?(?<name>(?:[가-힣]+ ?){1,4}?) ?(?:레시피|만드는 (?:법|방법)|요리법)/gu,
  /(?<name>[\p{sc=Deva} ]{3,40}) (?:की|का|के) (?:रेसिपी|विधि|लिए)/gu,
  /(?:وصفة|طريقة (?:تحضير|عمل|إعداد)) (?<name>[^،,.:!\n]{3,40})/gu,
  /(?<=^|[,.!?:\n]\s?|bir |ile )(?<name>(?:(?! bir )[^,.!?:\n]){3,50}) tarifi(?!\p{L})/giu,
];
const BEHIND_COLON = new RegExp(
  `(?<=(?:${RECIPE}|answer|antwoord|antwort|réponse|resp[ou]\\p{L}{1,3}ta|risposta|odpowiedź|ответ|svar)[^.!?\\n]{0,40}[:：]\\s*)(?<name>\\p{L}[^.!?,\\n]{2,60})(?=[.!,]|\\s*$)`,
  'gimu',
);
/** 'Easy: an omelette.' */
const WITH_ARTICLE =
  /(?:^|[.!?]\s+)[^.!?:\n]{3,40}\s?: (?<name>(?:une?|un[ao]|um[ao]?|eine?n?|an?|een|ett|et|en) [^.!?,\n]{3,60})/gu;
/**
 * In languages without articles: 'Menemen; domates …', 'يُعد الكسكس من …', 'मोमोज बनाना'. They would find a name where none is
 * said: only what comes again below is one.
 */
export const IN_ANY_SENTENCE = [
  /(?:^|[.!?]\s+|\n)(?<name>\p{Lu}[\p{L}]+(?: [\p{L}]+){0,3}?)[,;] (?=\p{Ll}|Türk|Anadolu|Ege|Karadeniz|Akdeniz|Osmanlı)/gu,
  /(?:^|[.!?]\s+|\n|: )(?:[\p{L}]+ ){0,5}?(?<name>\p{L}+(?: \p{L}+){0,3}) (?:yapmak|yapmanız\p{L}*|her zaman|öner\p{L}+|tam size)/gu,
  /(?:^|[.!؟]\s+|\n)(?:يُ?عد|يُ?عتبر|تُ?عد|تُ?عتبر)? ?(?<name>(?:ال)?[\p{sc=Arab}\p{M}]{3,}(?: [\p{sc=Arab}\p{M}]{3,}){0,3}?)(?:،| (?:هو|هي|من|طبق|سلطة|أكلة|شوربة))/gu,
  /(?:(?:^|[\s،])(?:ل?تحضير|ل?إعداد|ل?عمل|ل?صنع|طهي|تُ?عدّ?|جرّ?ب|رأيك(?: اليوم)? في|هو|إنها|من) )(?<name>[\p{sc=Arab}\p{M}]{3,}(?: [\p{sc=Arab}\p{M}]{2,}){0,4}?)(?=،|[.:!؟\n]| (?:في|على|من|لفطور|لتحلية|بنكهة|بقوام|التي|الذي|أول|وهي|تحتاج)|$)/gu,
  /(?:^|[।!?,\n:–]|(?<![\p{L}\p{M}])(?:तो|में|पर|क्लासिक|गरमा-गरम|मशहूर|वाली|बनी|गया|क्रीमी|खुशबूदार|यहाँ|बार|है)) ?(?<name>(?:(?!एक|इस|यह|आप|हम|इन)[\p{sc=Deva}\p{M}]+ ){0,3}?[\p{sc=Deva}\p{M}]+)(?= (?:बनाने|बनाना|बनाएँ|सबसे|बढ़िया|का (?:असली )?(?:स्वाद|नाम|ज़िक्र)|के बिना|एक |उत्तर|हल्क|महाराष्ट्र|बिहार|गुजरात|भला|मूंगफली|अपने)|,)/gu,
  /(?:^|[。！？\n]|[这這]道|(?:做|[制製]作|重[现現]|少得了|[来來]|包|成|出|介[绍紹])(?:一?[道份碗鍋锅盘盤顿頓款])?(?:[^，。！？：\n]{0,12}的)?)(?<name>[^，。！？：的“”「」（）\s您你我]{2,9})(?:（[^）]*）)?(?=[，。！？：呢吧囉是]|其[实實]|再|暖|起源|可以|最[适適]合|只需|的做法|$)/gu,
  /(?:^|[。、！？\n]|いえば、?やはり)(?<name>[^。、！？\s「」（）はをが]{2,24}?)(?:（[^）]*）)?(?:は|を(?:作|使)|が(?:作れ|一番|おすすめ)|の(?:作り方|レシピ)|に(?:必要|しま|してみ)|[！？]|でしょう|と聞くと)/gu,
  /(?:^|[.!?\n]\s*|[한운은는인린딱로니]\s)(?<name>[가-힣]{2,}?(?: [가-힣]{2,}?)?)(?:은|는|을|를|이|가|입니다|하면|만큼)(?=[\s.])/gu,
];
/** Those that say what is named. */
export const NAMING = [RECIPE_FOR, INTRODUCED, KNOWN_AS, EXCLAIMED];
/** The surest first. */
export const IN_SENTENCES = [
  ...BY_VERB,
  RECIPE_FOR,
  INTRODUCED,
  KNOWN_AS,
  EXCLAIMED,
  BEHIND_COLON,
  BEFORE_RECIPE,
  CHOSEN,
  CHOSEN_TO,
  ANNOUNCED,
  ...ASIAN,
  WITH_ARTICLE,
  THIS,
  CAPITALS,
];

const ENDS = [
  'using|that|which|who|you|wafting|without|starts?|means|with beginner|for (?:you|two|one|four|six|\\d|the|your|dinner|lunch|breakfast|those|a )|made|from|based|is|are|it|because|as (?:a|well|an)|in (?:just|under|about|less|the|a )|to (?:use|make|get|try|share|help)|below|above|here|serves?|takes?|ready|involves|requires|can|will|would|has|have|typically|usually|combines?|comes?|yourself|in my own|at home|tonight|today|recipe|if|so|with (?:your|the (?:ingredients|following)|these|those|that|what|step|just|a twist)',
  '(?:vous|tu) aur\\p{L}+|il (?:vous|te|t.) ?fau\\p{L}+|necesitar\\p{L}+|vas a necesitar|avrai|ti serv\\p{L}+|occorr\\p{L}+|servono|você|precis\\p{L}+|heb (?:je|ik)|te (?:maken|bereiden|koken|bakken)|te$|behöver|mit (?:deinen|ihren|den)|zuzubereiten|zu (?:kochen|backen|machen)|braucht|brauchst|brauchen|benötig\\p{L}+|genau|ausgesucht|zaubern|vor$|zum? |am |zu Hause|mag|darf|schmeckt|ist|sind|wird|besteht|aus (?:deinen|den)|für (?:\\d|zwei|vier|dich|sie)|die|der|das|zubereiten|machen|kochen|backen|daraus|heute|an',
  'simples?|rapides?|faciles?|sencill\\p{L}+|fáci\\p{L}+|rápid\\p{L}+|semplic[ei]|veloc[ei]|gostos\\p{L}+|delicios\\p{L}+|délicieu\\p{L}+|savoureu\\p{L}+|avec (?:vos|tes|les|ces|ce )|avec une pâte|maison|fait maison|digne|se (?:prépar|fait|mang|dégust)\\p{L}*|est|sont|vont|sentent|demande\\p{L}*|peut|peuvent|en casa|caser[oa]s?|al estilo casero|recién|está|son|tiene\\p{L}*|lleva\\p{L}*|para (?:el|la|o) (?:desayuno|cena|almuerzo|jantar|comida)|in casa|fatt[aoie] in casa|em casa|da gustare|soffic[ei]|fresc[ao] e|bem cremoso|pour (?:\\d|deux|quatre|vous)|qui|que|en (?:moins|\\d)|de las de',
  'con (?:tus|los|gli|i|questi|estos)|para (?:\\d|dos|cuatro|ti)|per (?:\\d|due|quattro|te)|che|com (?:os|seus|esses)|in (?:soli|meno|\\d)|em \\d',
  'met (?:je|de|deze)|voor (?:\\d|twee|vier)|maken|bereiden|koken|bakken|som|att|är|blir|värmer|lyckas|behöver|uppfanns|er|bliver|skal|trenger|giver|varmer|hjemme|hemma|thuis|heb|is|zijn|betekent|wordt|hoeft|op tafel|voor de hand|iets|av d\\p{L}+|af d\\p{L}+|i stället|på (?:bordet|tallriken)|med (?:dina|dine|det|de)|till (?:\\d|två|fyra)|til (?:\\d|to|fire)',
  'z (?:twoich|tych|tego)|dla|na \\d|który|która|które|из (?:ваших|этих|того)|для|на \\d|за \\d|который|которая|которое|которые',
  'बनाने|बनाना|का नाम|का स्वाद|yap\\p{L}+|hazırla\\p{L}+|tarifi|في (?:المنزل|دقائق)|لفطور|لتحلية|بنكهة|بقوام|التي|الذي|дома|проще|готовили|w domu|jak u|według|लिए|की रेसिपी|من (?:هذه|المكونات)|باستخدام|بهذه|ال(?:لذيذ|شهي|سريع|بسيط|تقليدي|كلاسيكي)ة?|(?:لذيذ|شهي|بسيط|سريع)ة?',
].join('|');
export const NAME_END = new RegExp(
  raw`[.,:;!?()\n。，！：、،।]|\s[-–—]\s|\s(?:${ENDS})(?![\p{L}\p{M}])`,
  'iu',
);
/** 'Carrots, potatoes, and thyme' */
export const LIST =
  /^[\p{L}-]+(?: [\p{L}-]+){0,2}, (?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){0,3}(?:and|und|et|y|e|en|och|og|i|и) [\p{L}-]+(?: [\p{L}-]+){0,2}(?=[.:!\n]|$)/u;

const ARTICLES =
  '[Aa]n?|[Tt]he|some|this|that|my|your|our|these|those|votre|vos|ton|ta|tes|ваш\\p{L}*|тво\\p{L}+|twoj\\p{L}+|İlk|[Ee]vde|kolayca|Ev yapımı|पहली बार|तो|घर पर|यहाँ|मेरी राय में|egna|tu|tus|il tuo|la tua|deine[nmrs]?|ihre[nmrs]?|din|ditt|dine|je|jouw|seu|sua|o seu|a sua|sin|sitt|dei|delle|degli|two|three|four|five|six|[\\p{N}–-]+ (?:servings?|portions?|pieces?) of|\\p{N}+ ?(?:\\p{L}{1,6} )?(?:batch )?of|\\p{N}+|\\p{L}* ?(?:batch|bowl|plate|pot|glass|cup) of|ein(?:e[nmrs]?)?|de[rnm]|[Dd]as|[Dd]ie|[Dd]iese[nmrs]?|[Dd]er|une?|des|du|de la|[Ll]a|[Ll]es?|una|unos|unas|[Ee]l|[Ll][oa]s|uno|[Ii]l|lo|i|[Gg]li|um|uma|o|[Oo]s|[Aa]s|een|[Hh]et|de|en|ett|et|bir|एक|آ|طبق';
const FILLERS =
  'réussir|réaliser|preparare|preparar|cucinare|cocinar|cozinhar|cuisiner|encore de|preparare in casa|в домашних условиях|приготовить|сделать|быстро|zrobić|przygotować|szybko|hacer|fazer|fare|faire|préparer|machen|maken|laga|lave|lage|snel|rápidamente|making|baking|creating|make|cooking|preparing|trying|how to make|dig|dir|ihnen|te|vous|je|вам|тебе|sobie|po prostu|size|sana|आप|आसानी से|really|very|super|most|and|but|yet|(?:very )?own|first(?:-ever)?|egen|egna|eget|egne|eigene[nmrs]?|eigen|premi(?:er|ère)|primer[ao]?|prim[ao]|erste[nrs]?|перв\\p{L}{2}|pierwsz\\p{L}+|изначально|испечём|за \\p{L}+ (?:минуты )?|çok|bir|yumuşacık|zaman|classico|क्लासिक|खुशबूदार|गरमा-गरम|मशहूर|eerste|första|første|primeir[ao]|und|e|oder|doch|einfach mal|et|ou|y|och|og|oraz|и|taki\\p{L}*|na przykład|например|zum beispiel|z\\. ?b\\.|por ejemplo|par exemple|ad esempio|por exemplo|bijvoorbeeld|till exempel|for eksempel';
/** With the endings of their languages. */
const PRAISES =
  'easy.to.follow|simple|easy|quick|delicious|tasty|great|basic|yummy|wonderful|lovely|mouth-?watering|flavou?rful|healthy|nutritious|hearty|comforting|classic|traditional|popular|perfect|delightful|irresistible|straightforward|scrumptious|tried-and-true|timeless|refined|simplified|beloved|iconic|comprehensive|foolproof|\\p{Ll}{2,12}(?:y|iest|ed|ful|ous|ing),|(?:warm|hot|cold|soft|moist|rich|crisp|smooth|fresh|light),|favou?rite|homemade|detailed|step-by-step|good|nice|authentic|bright|filling|proper|good old|refreshing|riktigt|stevige?|reconfortantes?|satisfying|weeknight|(?:saftig|herzhaft|deftig|selbstgemacht|hausgemacht|fein|bunt|fluffig|unkompliziert|authentisch|gut|toll|perfekt|einfach|schnell|lecker|köstlich|klassisch|herrlich|wunderbar|traditionell|gesund)\\p{L}{0,2}|simples?|semplic[ei]|délicieu(?:x|ses?)|rapid[aeo]s?|rápid[ao]s?|rapides?|faciles?|fáci(?:l|les|eis)|classiques?|bon(?:ne)?s?|authentiques?|petite?s?|savoureu(?:x|ses?)|excellente?s?|sencill[ao]s?|buen[ao]?s?|refrescante|auténtic[ao]s?|autêntic[ao]s?|autentic[aoie]|bo[ma]|perfett[aoie]|gustos[aoie]|delicios[ao]s?|delizios[aoie]|ric[ao]s?|gustos[aoie]|gostos[ao]s?|ótim[ao]s?|buon[aoie]?|ottim[aoie]|veloc[ei]|cl[aá]s{1,2}ic[ao]s?|soffic[ei]|cremos[aoie]s?|mustig[at]?|lekkere?|heerlijke?|makkelijke?|eenvoudige?|simpele?|snelle?|klassieke?|overheerlijke|bell[aeo]?|bel|schöne[nrs]?|bonit[ao]|god[ae]?|gott|godt|egen|mild[et]?|frisk[ae]?|frisse|gezonde|goede|milde|feestelijke|värmande|mättande|saftige?|nydelig|hjemmelaget|hjemmelavet|hemlagad|festlige?|enk(?:el|elt|la|le)|snabb[at]?|hurtige?|nemme?|lækre?|lækker|dejlige?|deilige?|härlige?|klassisk[at]?e?|raske?t?|(?:aromatyczn|wyśmienit|zimn|ciepł|ароматн|нежн|сочн|освежающ|лёгк|pyszn|smaczn|prost|szybk|łatw|klasyczn|domow|tradycyjn|вкусн|прост|быстр|классическ|сытн|домашн|традиционн|отличн|замечательн)\\p{L}{1,3}|lezzetli|geleneksel|doyurucu|sağlıklı|nefis|kolay|pratik|basit|hızlı|harika|enfes|klasik|güzel|स्वादिष्ट|आसान|सरल|झटपट|मज़ेदार|पारंपरिक';
export const BEFORE_NAME = new RegExp(
  raw`^.{0,40}(?:있는|좋은|맞는|[가-힣]로|맛있는|간단한) |^.{0,30}(?:なら|だったら|使って|今日は|今回は|には)|^(?:[\p{sc=Deva}]{1,12}से )+|^(?:(?:${ARTICLES}|${FILLERS}|[Pp]yszne|${PRAISES})[,\s]+|(?:[lL]|[uU]n)['’](?=\p{L})|(?:美味|简单|簡單|好吃|经典|经典家常|家常|快手)的|(?:簡単|手軽)[なに]|美味しい|おいしい|[^。、]{0,20}な(?=.{3})|(?:熱々|基本|甘め|定番|満点|本場)の|(?:[가-힣]+(?:하고|럽고|콤한|한|운|은|는|인|린|면|로|니|게)|수제) (?=[가-힣]{2}))+`,
  'u',
);
/** 'Homemade apple juice', but not 'Homemade Skillet Pizza', which is a title. */
export const PRAISE =
  /^(?:(?:Homemade|Simple|Easy|Quick|Delicious|Classic|Traditional|Domow\p{L}{1,2}|Домашн\p{L}{2}) (?=\p{Ll})|Selbstgemachte[rs]? )/u;
/** 'The Danish dessert, Koldskål' */
export const KIND_FIRST =
  /^(?:[\p{L}'’-]+ ){0,5}(?:dish|dessert|drink|cocktail|favou?rite|classic|delight|treat|delicacy|staple|snack|street food), (?=\p{Lu})/u;
/** Of speech, before what it says. */
export const INTERJECTION =
  /(?<=^|[.!?]\s{1,2}|\n)(?:of course|sure|certainly|absolutely|yes|okay|ok|alright|hello|hi|hey|mmm|ah|oh)(?: there| thing)?[,!]\s{1,2}/giu;
/** What refers to something named before, or says of what kind it is. */
export const WEAK =
  /^(?:this|these|that|those|such)\s|(?<!\p{L})(?:dish|cuisine|dessert|drink|treats?|delicacy|adventure|process|experience|tradition|favou?rite)$/iu;
/** What a quotation says that is no name of this dish. */
export const OTHER_NAME =
  /(?:(?:known|called|referred to|spelled|written|translat\p{L}*|named)(?: \p{L}+){0,2}|(?<!\p{L})(?:as|come|como|als|comme|som|dite?s?|conosciut\p{L}|quello di|conhecid\p{L}+ como|viel wie|im \p{L}+|von \p{L}+ \p{L}+)|means?|meaning|literally|pronounced|refers to|which is \p{L}+ for|\(|,? or|, with| for)\W*$/iu;
/** Of speech, behind a name. */
export const PARTICLE = /[吧呢哦啦哟啊]+$/u;
export const BAD_BEGINNING =
  /^(?:for|to|in|on|by|at|as|of|from|so|if|when|use|and|while|once|however|below|above|now|then|after|before|please|remember|feel|get|try|follow|guide|ensure|impress|create|start|help|share|give|be|do|don['’]t|each|both|there|whether|für|zum?|im|am|als|wenn|pour|à|dans|en|si|para|por|per|se|em|voor|om|op|för|till|på|til|do|z|dla|на|для|из|к|в|что|için|ile|bu|بال\p{L}+|with|mit|aus|avec|con|com|met|med|(?:سهل|لذيذ|بسيط|سريع|شهي)ة?|made|not|just|so|very|which|that|it['’]s|в|في|من|ما)(?!\p{L})/iu;
const NOUNS = `${DISH}|${IDEA}|bit|way|lot|few|guide|start|smell|allure|crowd|question|evening|kitchen|idee|auswahl|wahl|klassiker|mischung|duft|kombination|frage|bisschen|paar|moment|art|stück|anleitung|choix|classique|régal|façon|peu|odeur|parfum|combinaison|mélange|moment|fois|instant|grand classique|entrée|elecci[oó]n|clásico|pregunta|antojo|combinaci[oó]n|secreto|poco|momento|vez|noche|scelta|profumo|po['’]?|combinazione|segreto|volta|escolha|segredo|pouco|cheiro|combinação|noite|keuze|klassieker|geur|beetje|combinatie|geheim|avond|moment|kvarter|stund|doft|kväll|favorit|klassiker|duft|aften|kveld|gang|trin|rezept|recipe|rezept|recette|receta|ricetta|receita|meal|food|cuisine|something|essen|mahlzeit|repas|comida`;
export const NO_NAME = new RegExp(
  raw`^(?:(?:${NOUNS}|one|it|them|this|that|these|those|ingredients?|list|details?|steps?|you|your|the|a|following|\p{L}|美味|简单|好的|what|people|personen|personnes|personas|persone|pessoas|personer|osób|kişi|işte|la|il|le|der|die|das|(?:zwei|deux|dos|due|duas|twee|två|dwie|две) \p{L}+|two|four|possible|version|way|treats?|delights?|favou?rites?|classic|delicacy|experience|adventure|process|guests?|beginners?|home cook(?:s|ing)|consideration|enjoyment|instructions?|general|relatively|(?:single|\p{N}+(?:[-–]\p{N}+)?) servings?|${PRAISES})(?:\s(?:dish|meal|recipe|idea|you|with.*|for.*|from.*))?|具体.*|[凉热素荤]菜|家常菜|下饭菜|详细|詳しい|簡単な|자세한|बनाने|)$|^(?:recipe|dish|meal) |^\p{N}+-(?:inch|cm)|^(?:iniziare|empezar|comenzar|começar|commencer|beginnen|partire|te|ti|dich|dir|sie|mich|quella|quello|todo|tutto|all|allt|alles|cold$|warm$|enough|they|het|recept(?:et)?|versionen|de soep|bestaat|dann|hurtigt|raskt|главное|а главное|обязательно|подать|подавайте|время|[iİ]şte|resposta|respuesta|pedida|pensiero|kombination|combinaison|noch|kaum|nichts|rien|niente|nada|toda?|świetnie|cóż|natuurlijk|suppen)(?!\p{L})|^ideale?s? |^(?:persone|personas|pessoas|personen|personnes|people|stück|stykker|porcje)(?!\p{L})|^original?ri[ao] |^(?:fine|nem)$|(?<!\p{L})(?:ingredients?|ingr[eé]dient\p{L}+|zutaten|recipes?|recetas?|recettes?|ricett[ae]|receitas?|sure|happy|fridge|help)(?!\p{L})|^(?:one|another|some|something|anything|what|etwas|quelque chose|algo|qualcosa|iets|något|noget|noe|coś|что-?то|bir şey)(?![\p{L}-])|^(?:next|then|first|finally|melt|add|heat|stir|cook|下面|以下|这个) ?|[가-힣]로$|使った|を使用|可以|食材|很简单`,
  'iu',
);
