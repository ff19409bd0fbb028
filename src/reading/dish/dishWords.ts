/** What is said around the name of a dish. */
const { raw } = String;

export const RECIPE =
  '(?:recipe|rezept|recette|receta|ricetta|receita|recept(?:et)?|opp?skrift(?:en)?|przepis|рецепт|tarif|食[谱譜]|菜[谱譜]|レシピ|레시피|रेसिपी|(?:ال)?وصفة)';
export const DISH =
  'dish|gericht|plat|plato|piatto|prato|gerecht|(?:mat)?rätt(?:en)?|rett?(?:en)?|danie|potrawa|блюдо|yeme[kğ]i?|(?:ال)?طبق|व्यंजन|पकवान|डिश';
export const IDEA =
  'option|varian[tc]e?|variante|idea|suggestion|choice|pick|idee|vorschlag|wahl|idée|proposition|choix|opción|sugerencia|propuesta|opzione|scelta|proposta|opção|ideia|sugestão|escolha|optie|suggestie|voorstel|keuze|förslag(?:et)?|alternativ|val(?:et)?|forslag(?:et)?|valget?|idé|propozycja|pomysł|opcja|wybór|wariant|вариант|идея|предложение|выбор|seçenek|öneri|विकल्प|सुझाव|خيار|اقتراح';
const TITLE =
  'title|titel|titre|t[ií]tulo|titolo|tittel|tytuł|заголовок|название|başlık|menu|menú|menü|name|rezeptname|gerichtname|nome?|nombre|naam|namn|navn|nazwa|adı|isim|اسم|العنوان|नाम|शीर्षक';
/** Languages that put words side by side. */
const JOINED =
  '菜名|菜单|料理|メニュー|ご?提案|推[荐薦]|名[称稱]|标题|標題|タイトル|요리|메뉴|제목|추천|이름|食[谱譜]|菜[谱譜]|レシピ|레시피|方案|选择|案[0-9一二三]?$';

/** 'Recipe', 'Name of the dish', 'Option 2', 'An idea for you': what stands behind is a name. */
export const NAME_LABEL = new RegExp(
  raw`(?<![\p{L}\p{M}])(?:${RECIPE}|${DISH}|${IDEA}|${TITLE})(?:s|n|ns|ne|e?n?s?name|navn|namn|naam|titel|vorschlag|idee|tipp|förslag|forslag|idé|suggestie)?(?![\p{L}\p{M}])|${JOINED}`,
  'iu',
);
/** A label that stands above the name of the dish. */
export const LABEL_ABOVE = new RegExp(
  raw`^([^\p{L}\n]{0,6}(?:(?:dish|recipe) name|name of (?:the )?(?:dish|recipe)|${TITLE}|料理名|菜名|요리 ?(?:명|이름))[^\p{L}\n]{0,6})\n{1,2}(?=\S[^\n]{1,60}$)`,
  'gimu',
);
/** 'Recipe type: dessert' */
export const OTHER_LABEL =
  /(?<!\p{L})(?:types?|typ|tipo|тип|source|by|from|note|yields?|serv\p{L}+|categor\p{L}+|kategori\p{L}*|время|time|zeit|temps|tiempo|tempo|tijd|tid|czas|süre\p{L}*|cuisine|level|difficult\p{L}*)(?!\p{L})|時間|时间|시간|समय|وقت|[种種][类類]|类型|종류/iu;

const MAKE =
  'how (?:to|you can|you|i) (?:make|cook|prepare|bake)|so (?:machst|kochst|backst) du|comment (?:faire|préparer|réaliser|cuisiner)|c[oó]mo (?:hacer|preparar|cocinar)|come (?:fare|preparare|cucinare)|como (?:fazer|preparar)|(?:zo|hoe) maak je|(?:så|hur)(?: här)? (?:gör|lagar) (?:du|man)|(?:sådan|slik|hvordan) (?:laver|lager) (?:du|man)|jak (?:zrobić|przygotować|upiec|ugotować)|как (?:приготовить|сделать|сварить|испечь)|(?:طريقة|كيفية) (?:عمل|تحضير|إعداد|طبخ|صنع)';
/** 'How to make pancakes' */
export const HOW_TO = new RegExp(
  raw`^(?:${MAKE}) (?!(?:it|this|them|these|la recette|esta?|hem|es|das|den|det|это|его)(?!\p{L}))(?:an? |the )?(?=\S)`,
  'iu',
);
/** 'Recipe for pancakes' */
export const RECIPE_FIRST = new RegExp(
  raw`^${RECIPE}(?: (?:for|für|zu|van|voor|på|till?|for|na|per|para|del?|du|des|d[ioa]|della|delle|dei)(?!\p{L})| d['’]|(?= [\p{Lu}\p{sc=Arab}])) ?`,
  'iu',
);
export const RECIPE_LAST = new RegExp(
  raw`(?:[\s-]+|['’]s )${RECIPE}i?$|(?:の|的)?(?:レシピ|作り方|制作方法|做法|食[谱譜]|菜[谱譜])$|[을를]? ?(?:만드는 (?:법|방법)|만들기|조리법)$| (?:बनाने )?(?:की|का) (?:विधि|रेसिपी|तरीका)$| nasıl yapılır\??$| yapımı$`,
  'iu',
);
/** 'Okroshka: A Symphony of Flavours' */
export const SUBTITLE =
  /\s*[:：–—]\s+(?:an?|the|your|une?|ein|eine|der|die|das|los?|las?|el|il|um|uma|een|het|en|ett|et)\s.*$|\s+-\s+(?:an?|the|une?|ein|eine|una?|uma?|een)\s.*$/iu;

/** Greetings and announcements, none of which is a dish. */
export const CHATTER =
  /^(?:sure|of course|certainly|absolutely|great|okay|ok|yes|hello|hi|hey|here(?:'s|’s| is| are)|thank|i |i['’]|let|with|using|based|this|these|that|it|you|what a|how|enjoy|welcome|no worries|gerne|natürlich|klar|sicher|hier|hallo|mit|aus|bien s[uû]r|voici|bonjour|avec|d['’]accord|claro|por supuesto|aqu[ií]|hola|con|certo|certamente|ecco|ciao|com|olá|oi|natuurlijk|zeker|met|hoi|självklart|absolut|här|med|hej|hei|her er|selvfølgelig|oczywiście|oto|jasne|cześć|конечно|вот|привет|здравствуйте|tabii|elbette|işte|merhaba|harika|当然|好的|这是|以下|您|根据|もちろん|はい|以下|물론|네|안녕|여기|ज़रूर|बिल्कुल|यह|नमस्ते|بالتأكيد|بالطبع|إليك|مرحب|أهلا|تفضل)(?![\p{L}\p{M}])/iu;

const MEAL =
  'breakfast|brunch|lunch|dinner|supper|dessert|snack|starter|main course|frühstück|mittagessen|abendessen|nachtisch|vorspeise|hauptgericht|petit[- ]déjeuner|déjeuner|dîner|goûter|desayuno|almuerzo|comida|cena|merienda|postre|colazione|pranzo|dolce|café da manhã|almoço|jantar|lanche|sobremesa|doce|ontbijt|avondeten|diner|toetje|frukost|middag|kvällsmat|efterrätt|morgenmad|aftensmad|śniadanie|obiad|kolacj[aę]|deser|завтрак|обед|ужин|десерт|kahvaltı|öğle yemeği|akşam yemeği|tatlı|[早午晚]餐|夜宵|[朝昼夕]食|夕飯|デザート|아침|점심|저녁|नाश्ता|खाना|(?:ال)?(?:إ?فطور|غداء|عشاء)|حلوى';
export const IS_MEAL = new RegExp(`^(?:${MEAL})$`, 'iu');
