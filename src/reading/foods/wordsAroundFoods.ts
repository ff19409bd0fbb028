import { ARTICLE, fold, isOneOf } from '../words/words.ts';

export const AND = listOf('and plus und et y e i och og en ve и و और & +');
export const OR = listOf('or oder ou o eller lub albo ili veya или либо या أو または 或 或者 또는');
/** What comes after one of these is not the food, but what it is for or how it should be. */
export const TAIL = listOf(
  'for to at until into as if in with from on am zum zur fur mit aus im pour avec au aux sans para con sin em ' +
    'per com sem nach furs till voor om met zu til med na w for senza utan uden uten zonder ohne without pa bez для по на из без в icin الى',
);

export const AMOUNTS = listOf(
  'a an the of your choice some reste restes restos sobras avanzi restje restjes rester about approx att bulb cespo cespi gheriglio gherigli vidro bombee rase ongeveer qualche ca circa one two three half quarter few couple each s q b x inch cm ' +
    'd de des du la le les l un une al au der die das den dem ein eine einen einer eines von vom ' +
    'el los las una unos unas del il lo gli uno di della dello dei delle dell dall os um uma do da dos das ' +
    'halb halbe halber halbes etwa anderthalb eineinhalb viertel cuarto quarto demi demie quelque environ medio media mezzo mezza mezzi ' +
    'meio meia een halve anderhalve en ett et halv halvanden halvannan pol poltora yarim bucuk полторы полтора пол половина ' +
    'g kg ml cl dl its drizzle glug loaf brick nest tray crown grind twist paar unidad unidade costa coste gambo handvoll zweig kopf stange brin bouquet ramita manojo mazzetto rametto ramo maco ' +
    'लगभग pieza करें कर करके करने करते z big pave darne trancio tranci postas glowka glowki категории आकार حجم من fio boy typ bundt bunt bund ' +
    'einige paar alguno alguna alcuno alcuna algum alguma enkele van wat nagra nogle noen kilka galazka galazek birkac biraz несколько еще немного веточка веточек डेढ़ ढाई थोड़ा थोड़ी कुछ بعض قليل ' +
    'mehr mas piu mais meer mer ekstra escolha eleccion scelta choix keuze wahl raso rasa colmo colma lonja buche vortag veille ' +
    'can jar package rib ear thumb sized size thumbsize knob pinch tiny dollop splash handful wedge cube ' +
    'botte tranche rebanada loncha taquito rodaja trozo cubo pezzo fetta rodela cubinho ' +
    'spsk tsk msk krm ts ss snufje takje teentje teen plakje stuk stukje scheutje handje bosje bos zakje nypa klyfta klyftor kruka knippe skive knivspids ' +
    'zabek zabki szczypta peczek kostka sztuka garsc plaster adet tane dis demet tutam dilim paket kucuk buyuk orta ' +
    'шт ст ч л г кг мл ложка ложки ложек стакан стакана стаканов щепотка щепотки зубчик зубчика зубчиков пучок пучка банка банки вкусу ' +
    'ग्राम कप चम्मच छोटा छोटे छोटी बड़ा बड़े बड़ी मध्यम चुटकी किलो लीटर मिली स्वादानुसार कली का की के ' +
    'غرام غ كغ كوب اكواب ملعقة ملاعق كبيرة صغيرة كبير صغير كيلو حبة حبات رشة فص فصوص لتر مل حسب الرغبة نصف ربع حزمة باقة راس رغيف ارغفة عود اعواد شريحة شرائح علبة حوالي ملعقتان ملعقتين كوبان كوبين ' +
    '개 모 컵 큰술 작은술 쪽 대 장 줌 봉지 캔 통 마리 톨 꼬집 약간 적당량',
);

/** 'Fresh' or 'chopped' makes no other food of it; what ends as a participle does is known by `isForm`. */
const DESCRIBING = listOf(
  'small medium large jumbo extra virgin thick thin tender fresh ripe cold warm lukewarm lean raw ' +
    'diced cubed boneless skinless seedless deveined stale day old leftover organic free range good quality favorite favourite ' +
    'canned tinned optional whole heaped heaping needed taste serve serving cut temperature ' +
    'slice piece chunk floret fillet filet sprig bite crusty firm silken homemade bought style mixed ' +
    'bredbladet maczyst yagsiz mjolig neutral crumbles thawed frozen beaten torn chaud chaude caliente calda quente ljummen very mild plain wide sharp soft crisp strong plump sturdy ' +
    'fein frisch klein mittelgross reif dunn dick ' +
    'filetu vorwiegend halfvolle belegen bio nativ natives geschmack kalt weich festkochend mehlig mehligkochend kochend kochende ' +
    'sauerlich glatt edelsuss edelsusses wurfel scheibe streifen stuck handwarm zimmerwarm ' +
    'vierge gout coupe emince rape bien belle beau moyenne ' +
    'froid tiede cuit cuite morceau rondelle lamelle ' +
    'virgen gusto gosto bomba integral fino gruesa troceado tira dado plana ' +
    'fresca extravergine virgem pelato freschissimo freschissima forte ' +
    'groot grote middelgroot middelgrote kruimig vers rijpe gesnipperd grof fijn fijne dikke ' +
    'litet lille kokt medelstor medelstora mellanstor mellanstora melede skinn tern terning bit bitar skiver skivor tarningar strimlor strimler valfri ' +
    'drobno sredni srednich kostke ambiente ambiante temperatura комнатнои температуры без кости кубиками kvarte kvarter pilavlik हरे हरी गुच्छा ' +
    'dolmalik taze olgun iri ince kalin kusbasi suzme kemer soguk sicak ilik kaynar kaynamis temizlenmis kemiksiz derisiz yagli tam ' +
    'молотый ' +
    'سميكة رقيقة मोटा मोटी मोटे पतला पतले पका पके पकी उबला उबले उबली छिला छिले ताज़ी टुकड़ा टुकड़ों गरम गुनगुना ठंडा ठंडे ठंडी गाढ़ा ' +
    'टुकड़े बची बचे बचा कच्ची कच्चा कच्चे ताजा बोनलेस ताज़ा ताज़े हरी कटा कटी कटे बारीक हुए हुआ हुई ' +
    'مفروم مفرومة مقطع مقطعة',
);

/** The same with endings, by the languages that have them. */
const DESCRIBING_STEMS = new RegExp(
  `^(?:${[
    '(?:(?:mittel|middel)?gross|klein|kurz|lang|fein|frisch|vers|reif|jung|jong|dick|dunn|kalt|koud|heiss|het|lauw|(?:lau)?warm|weich|zacht|glatt|mild|grob|hell|dunkel|neu|roh|rauw|trocken|gar|zart|.{2,}(?:ig|lich|isch|haft|kochend|wachsen|gekocht|kokend|backen|getaut|tropft|steint|schnitten))e[rsnm]?',
    '(?:stor|liten|lagrad|fin|grov|farsk|fersk|fast|kogende?|kokand|kokend|lunken|ljumme|mogen|moden|tunn|tynd|tykk|tjock|kall|kald|kold|varm|ny|hel|heil|mager|mor|torr|rug|frys|frossen|okt)(?:t|a|e)?|sma|mogna|modne|lunkne|frosne|mellemstore?|(?:fin|grov|let|lett|latt|ud|ur|op|av|af)?t?(?:hakk|hack|smelt|smalt|rev|riv|skiv|skar|skur|skrel|skrael|skal|rist|rost|strimle?|strimla|tarna|press|pisk|visp|sigt|sikt|skyll|knus|kross|kog|pill|karn|ben|salt|rimm)(?:e[dnt]|a[dt])e?|(?:ny|for|halv)?(?:ko[gk]|ste[gk])t[ae]?',
    'natur[ae]?l{0,2}(?:e|n.{1,3})?s?|gr(?:ee|ie|e|ae)(?:k|c|g|sk).{0,4}',
    '(?:petit|gros|grand|bon|moyen|mur|tendre|ferme|liquid|epais|entier|entiere|cru|rassi|ordinair|surgel|demoul)(?:se?|e)?s?',
    '(?:pequen|median|madur|matur|piccol|gross|tiern|tener|crud|(?:pre)?cott|cocid|cozid|tibi|tiepid|morn|fri|fredd|limpi|limp|pulit|enter|inter|nuev|magr|mist|mixt|gord|farinhent|muid|graud|demolhad|desfiad|deshebrad|desmenuzad|escorrid|sgocciolat|recient)(?:[oaie]|he|hi)s?',
    '(?:не)?(?:больш|мал|маленьк|средн|крупн|мелк|свеж|молод|спел|зрел|репчат|(?:кругло|длинно)зерн(?:ист)?|отварн|варен|(?:полу)?тверд|жирн|крепк|цел|холодн|тепл|горяч|густ|мягк|тонк|домашн|пшеничн|поваренн|столов|белокочанн|остывш|куск)(?:ыи|ии|ои|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ую|юю|еи)',
    '(?:duz|mal|gorac|sredni|mlod|swiez|drobn|grub|ciepl|zimn|letni|dojrzal|(?:pol)?tlust|chud|bial|pszenn|miekk|tward|gotowan|surow|start|zolt|zwykl|(?:nie)?(?:ob|po|u|z|prze|od|roz|wy)?(?:gotowan|pal?on|bran|krojon|siekan|plukan|saczon|topion|tart|szatkowan|drylowan|mrozon|siewan))(?:[yaeio]|ej|i?ego|i?ej|[yi]ch|[yi]m|ie)',
    '(?:متوسط|طويل|كامل|طازج|خشن|خشنا|ناعم|مذاب|دافي|بارد|ساخن|مسلوق|مبشور|مهروس|مقشر|ناضج|مغسول|منقوع|طري|مصف|منزوع)[ةى]?|بسمتي|مصري|مكعبات|حب[هة]|حجم|دسم|عظم|جلد',
  ].join('|')})$`,
  'u',
);

/** Participles: 'crumbled', 'gehackt', 'hakket'. */
const FORM_FIRST =
  /^(?:.{3,}(?:ed|ly)|(?:fijn|grof|fein|grob|dun)?ge.{3,}(?:t|en|d)e?[rsnm]?|.{3,}(?:mis|mus)|.*(?:[аяе]нн|рублен|варен|чищен|резан|терт|молот|мыт|бит|парен|тушен|жарен|плавлен)(?:ыи|ая|ое|ые|ого|ои|ых))$/u;
/** They stand behind the food: 'ciselée', 'pelados', 'grattugiato', 'tritati'. Of French ones the accent is looked for. */
const FORM_LAST = /^(?:.{3,}(?:[ai]d[oa]s?|[aiu]t[oai]|.{2}[aiu]te))$/u;
const FORM_FRENCH = /(?:é|ée|és|ées)$/u;
/** They look like participles, and are another food. */
const NO_FORM =
  /^(?:vanille[es]*|smoked|dried|condensed|evaporated|powdered|candied|cured|pickled|fermented|corned|clotted|malted|puffed|refried|desiccated|stuffed|breaded|preserved|seasoned|sweetened|ground|.*[sw]eed|курин.*|jelly|belly|holly|getrocknet.*|gerauchert.*|geschnetz.*|gersten?|gelatine.*|gewurz.*|gezuckert.*|gerookt.*|gedroogd.*|gehakt|fume.*|sech.*|concentr.*|condens.*|confi.*|glac.*|pure.*|cafe|the|pate|ahumad.*|condensad.*|evaporad.*|secad.*|pescad.*|helad.*|cebada|granada|ensalada|mermelada|limonada|defumad.*|temperad.*|affumicat.*|condensat.*|gelat.*|insalata|patat.*|tomat.*|passata|frittata|marmellata|limonata|cioccolat.*|chocolate|aguacate|granita|burrata|сушен.*|копчен.*|сгущен.*|(?:тыкв|клюкв)енн.*|топлен.*|kurutul.*|gumus)$/u;

/** Behind the name of a food in French, Spanish, Italian or Portuguese, where others describe it. */
export const OTHER = listOf(
  'dulce doce dolce dolci doux douce sec seche seco seca secos secas secco secca secchi secche poudre polvo po polvere moreno ' +
    'mascavo mascabado roux vanille glace balsamique balsamico fleur flor fraiche brise brisee feuilletee palha amargo ' +
    'picada moida moscada instantaneo soluble soluvel agria agrio azedo acida aigre frances poro chino chinois napa tonica ' +
    'gazeuse vegetal vegetale frito frita vert verte verts vertes verde verdes verdi rouge rouges rojo roja rojos rosso rossa rossi ' +
    'vermelho vermelha glas impalpable passa pasa pecan cayena caiena calabresa sarraceno saraceno sarrasin rave kale lombarda rizada catalana ' +
    'pastelera patissiere anglaise ribot caille ninho cottage crema cremoso fondu spalmabile gluant glutinoso souffle inflado venere baroa ' +
    'frite fritte inglesa picante hoisin shoyu leudante candi perle agridulce amarga noir noire noirs noires negro negra negros nero nera neri preto preta blanc blanche blancs blanco blanca ' +
    'bianco bianca bianchi branco branca rose rosa rallado ralado montada batida bruselas jarabe miel',
);

/** Behind the name of a food, they make another one of it: 'tomato paste', 'pasta water'. */
export const MAKES = listOf(
  'broth oil sauce milk butter juice vinegar paste powder water noodle cooker pot flour sugar soup liquid',
);

export function isOther(word: string): boolean {
  return isOneOf(OTHER, word) || NO_FORM.test(word);
}

export function isDescribing(word: string): boolean {
  const bare = word.replace(ARTICLE, '');
  return isOneOf(DESCRIBING, bare) || DESCRIBING_STEMS.test(bare);
}

export function isForm(word: string, written: string, isFirst: boolean): boolean {
  if (NO_FORM.test(word)) return false;
  return FORM_FIRST.test(word) || (!isFirst && (FORM_LAST.test(word) || FORM_FRENCH.test(written)));
}

export type Side = 'asked' | 'had' | 'either';
/** Words beside a food that leave it the same thing: in the recipe, on the visitor's list, or in both. */
export const VARIETIES = (
  [
    [
      'onion shallot garlic ginger celery carrot potato tomato mushroom spinach lettuce cabbage ' +
        'basil parsley mint coriander sage thyme oregano rosemary dill bay ' +
        'zwiebel knoblauch tomate basilikum petersilie minze kartoffel oignon ail basilic persil menthe coriandre laurier tomate ' +
        'cebolla ajo albahaca perejil cilantro laurel cipolla aglio pomodoro basilico prezzemolo salvia alloro ' +
        'cebola alho manjericao hortela coentro menta hierbabuena munt mynta mynte ui tomaat aardappel wortel lok log potatis champignon',
      'either',
      'red yellow white brown cherry plum vine button chestnut baby waxy floury minced clove leaf leave flat curly stalk stick head ' +
        'russet yukon gold maris piper fingerling cremini crimini oyster shiitake portobello portabella roma heirloom beefsteak grape campari vidalia spanish italian ' +
        'rote gelbe gelb weiss zehe blatt blatter rouge jaune blanc gousse feuille frais fraiche roja blanca morada diente hoja ' +
        'picado picada fresco dulce doce dolce rossa bianca spicchio foglia roxa dente folha rode rod rodt rott gul gula gult paris braune brune bruine красныи зеленыи белыи черныи czerwona zielona हरा लाल kirmizi احمر اخضر',
    ],
    [
      'salt sugar flour rice yogurt iogurte sal sel sale salz sucre azucar zucchero acucar',
      'either',
      'white bianco blanco branco naturale natural nature all purpose granulated long short grain basmati jasmine sea kosher coarse table caster unbleached ' +
        'marina grueso iodized flaky flake poudre semoule semolato cristal refinado',
    ],
    [
      'rice riz arroz riso reis pirinc ارز',
      'either',
      'بسمتي طويل الحبه baldo osmancik arborio carnaroli grano largo corto redondo rond long jasmin blanc blanco branco',
    ],
    ['bell', 'either', 'red green yellow orange sweet'],
    ['cumin cinnamon nutmeg turmeric coriander cardamom', 'either', 'ground'],
    ['pfeffer poivre pimienta pepe pimenta', 'either', 'schwarz schwarzer noir negra nero preta'],
    [
      'chicken beef pork lamb turkey veal salmon cod fish peixe pescado pesce pollo frango porco vaca porc boeuf veau agneau vitello ternera manzo cerdo maiale poulet dinde tacchino pavo peru hahnchen huhn kip kyckling kylling lax laks lachs zalm torsk bacalhau bacalao baccala курица',
      'either',
      'blanc blanco branco bianco filete breast thigh drumstick leg wing tenderloin chuck stewing stew steak shoulder loin chop cutlet sobrecoxa rygg loin haas haasje dij contramuslo brustfilet brystfilet brostfile brostfilea dijfilet larfile larfilea kyllingefilet schenkel kjott kod lombo lomo haut escalope suprime bistecca roast sirloin brisket flank skirt rotisserie braiser mijoter atlantic ' +
        'epaule palette jarret brust keule cuisse pechuga muslo petto coscia peito coxa file brost bryst lar бедро бедра бедер грудка грудки грудок филе голени крылья',
    ],
    [
      'parmesan cheddar mozzarella feta ricotta gruyere gouda provolone',
      'either',
      'cheese ball milk aged white yellow part skim block',
    ],
    ['bread', 'either', 'sourdough white country rustic sandwich toast'],
    ['bean chickpea lentil pea sweetcorn corn', 'either', 'garden dry dried kernel'],
    [
      'arta arter artor art bona bonor bonne linse lins linser erbse bohne erwt',
      'either',
      'torkad torkade torrede getrocknet getrocknete gedroogde',
    ],
    ['bean', 'asked', 'kidney black pinto cannellini white navy borlotti'],
    [
      'lentil linse lentille lenteja lenticchia lentilha linze lins linser',
      'asked',
      'brown green red braun braune grun grune rot rote brune verte blonde corail parda verde marrone rossa vermelha bruine groene rode grona roda',
    ],
    ['عدس', 'asked', 'بني احمر اخضر'],
    [
      'fagiolo feijao frijol judia alubia haricot',
      'asked',
      'borlotti cannellini preto carioca negro blanca blanc rouge',
    ],
    ['cabbage', 'either', 'green white savoy red'],
    ['oregano thyme', 'either', 'dried'],
    [
      'mustard senf mosterd mostaza senape mostarda',
      'asked',
      'dijon mittelscharf mittelscharfer scharfer wholegrain whole grain grainy',
    ],
    ['paprika', 'asked', 'sweet hungarian'],
    ['pan', 'asked', 'miga densa'],
    ['ارز', 'asked', 'مصري'],
    ['cucumber', 'either', 'english persian hothouse kirby'],
    ['apple', 'either', 'granny smith gala fuji honeycrisp pink lady red green bramley tart'],
    ['olive', 'either', 'kalamata black green'],
    ['oat', 'either', 'fashioned quick rolled porridge'],
    ['oliva olive azeitona aceituna', 'either', 'nera noire negra preta verde verte'],
    ['shrimp', 'either', 'tiger king tail'],
    ['chocolate', 'asked', 'chip bar dark semisweet bittersweet amargo negro'],
    ['miso', 'either', 'white red yellow'],
    [
      'levure levadura lievito fermento',
      'either',
      'boulanger boulangere panadero panaderia birra biologico seche seca secco seco instantanee instantaneo',
    ],
    ['chourico chorizo', 'asked', 'carne fresco'],
    ['milho', 'either', 'verde'],
    ['kurczak kurczaka indyk indyka', 'either', 'piers piersi udo udka udek filet filetu'],
    [
      'melanzana melanzane berenjena aubergine',
      'either',
      'ovale ovali tonda tonde lunga lunghe viola violette',
    ],
    ['poireau leek lauch porro puerro', 'either', 'blanc white weiss bianco blanco'],
    ['mercimek sogan fasulye seker', 'either', 'toz kirmizi yesil sari kuru beyaz'],
    [
      '돼지고기 소고기 쇠고기 닭고기',
      'either',
      '앞다리살 뒷다리살 목살 안심 등심 삼겹살 가슴살 다리살 국거리 불고기감',
    ],
    ['دجاج', 'either', 'صدور صدر افخاذ فخذ'],
    ['beurre', 'either', 'doux sale sel'],
    ['chocolat cioccolato schokolade', 'asked', 'noir fondente patissier dunkle'],
    ['pescado poisson pesce peixe feijao', 'either', 'blanco blanc bianco branco'],
    ['flour', 'asked', 'self raising rising'],
    ['coconut', 'asked', 'desiccated shredded flaked grated'],
    ['paprika', 'either', 'rote gelbe grune rode gele groene rod'],
    ['तिल चावल', 'either', 'बासमती सफेद'],
    ['दूध', 'either', 'फुल क्रीम'],
    ['mleko maka мука', 'asked', 'tortowa krupczatka'],
    ['крахмал', 'asked', 'картофельныи'],
    ['kielbasa', 'either', 'wedzona wiejska slaska podwawelska zwyczajna'],
    ['boczek boczku', 'either', 'wedzony wedzonego surowy surowego'],
    ['ребрышки', 'either', 'свиные говяжьи'],
    ['vinegar vinagre', 'asked', 'white distilled blanco branco'],
    ['فلفل', 'asked', 'حلو'],
    ['queso queijo', 'asked', 'blanco branco rallado ralado'],
    ['requeijao', 'either', 'cremoso'],
    ['acciuga anchoa anchois', 'either', 'filetto filete filet'],
    ['jambon schinken ham jamon', 'asked', 'blanc cooked'],
    ['नींबू', 'asked', 'रस'],
    ['चिकन मटन', 'either', 'ब्रेस्ट थाई लेग कीमा करी'],
    ['दाल', 'asked', 'मसूर मूंग तूर अरहर चना उड़द'],
    ['ليمون', 'asked', 'عصير بشر قشر'],
    ['limon portakal', 'asked', 'suyu suyunun kabugu su'],
    ['tavuk', 'asked', 'baget but gogus gogsu kalca pirzola kanat bonfile fileto'],
    ['kiyma', 'asked', 'dana kuzu'],
    ['фарш mieso', 'asked', 'говяжии свинои смешанныи wolowe wieprzowe'],
    [
      'carnemolida carnepicada carnemoida carnemacinata carnetritata viandehachee',
      'asked',
      'res vacuno boi boeuf ternera cerdo manzo bovino suino vitello misto mixta',
    ],
    ['papryka cebula', 'either', 'czerwona zolta zielona biala'],
    ['рис ryz', 'either', 'басмати жасмин jasminowy basmati'],
    ['лосось треска форель семга рыба', 'asked', 'филе стеики стеик'],
    [
      'broth bouillon caldo brodo',
      'asked',
      'vegetable chicken beef legume volaille verdura pollo verdure legumes',
    ],
    ['moutarde', 'asked', 'ancienne dijon'],
    ['canela', 'either', 'polvo rama'],
    ['salca', 'asked', 'domates biber'],
    ['떡', 'asked', '떡볶이'],
    ['yeast', 'either', 'active dry instant action'],
    ['milk', 'either', 'cow 2% skim'],
    ['lait leche latte leite melk milch mjolk', 'either', 'vollmilch'],
    ['peanut butter', 'either', 'creamy crunchy smooth'],
    ['chia hemp sesame pumpkin', 'either', 'seed'],
    ['sausage', 'asked', 'andouille smoked italian link pork'],
    ['harina farinha farine farina', 'asked', 'trigo ble grano'],
    ['tortilla', 'either', 'flour corn wheat maiz harina trigo milho mais weizen'],
    ['gnocchi gnocco noqui nhoque', 'either', 'potato patata batata papa pomme terre'],
    ['wurstchen wurst bratwurst', 'either', 'wiener frankfurter nurnberger thuringer bock'],
    ['coconut', 'asked', 'full light'],
    [
      'pasta ramen noodle spaghetti macaroni penne orzo',
      'either',
      'egg short long dried dry elbow shell bow tie corta lunga courte',
    ],
    ['macaroni', 'either', 'elbow'],
    [
      'penne spaghetti rigatoni fusilli farfalle linguine fettuccine tagliatelle orecchiette macaroni ziti',
      'either',
      'pasta',
    ],
    [
      'lardon bacon speck lard spek',
      'either',
      'smoked unsmoked streaky rasher fume fumee affumicata raucher geraucherter geraucherte gerauchertem geraucherten gerookt gerookte',
    ],
    ['biber', 'either', 'sivri carliston koy dolmalik yesil'],
    ['polvilho', 'either', 'azedo doce'],
    [
      'zanahoria patata calabacin pimenton aji pimiento poivron peperone pimentao courgette',
      'either',
      'rojo roja verde rouge vert jaune rosso giallo vermelho',
    ],
    ['judia', 'either', 'verde'],
    [
      'vino vin vinho wein wine',
      'asked',
      'rouge blanc tinto blanco rosso bianco branco roter weisser red white sec seco secco dry',
    ],
    ['brot baguette pan pane pain', 'either', 'campagne rustico casereccio'],
    [
      'egg oeuf huevo uovo ovo ei',
      'asked',
      'yolk white jaune blanc yema clara tuorlo albume gema gelb weiss hard boiled dur duro sodo',
    ],
    [
      'lemon lime orange zitrone limette citron limon lima naranja limone arancia limao laranja',
      'asked',
      'juice zest peel rind saft schale abrieb jus zeste zumo jugo ralladura succo scorza sumo suco raspa cascara piel corteza',
    ],
    [
      'water wasser eau agua acqua ice vatten vann vand woda вода पानी ماء',
      'asked',
      'hot boiling ice tap pasta cooking heiss heisses lauwarm ' +
        'lauwwarm fervente питьевои ледянои गर्म chaude bouillante glacee gelata gelada helada filtree filtrada caliente calda bollente quente ' +
        'goraca кипяченая',
    ],
    [
      'oil ol huile aceite olio oleo olie olja',
      'had',
      'olive vegetable sunflower rapeseed canola sonnenblume raps oliva girasol tournesol',
    ],
    ['feta mozzarella', 'either', 'ser sera'],
    ['chocolate chip', 'either', 'semi sweet bittersweet dark milk'],
    ['spekje', 'either', 'gerookt gerookte'],
    ['gnocchi', 'either', 'potato patate kartoffel'],
    ['apple', 'either', 'eating cooking gala fuji braeburn bramley granny smith'],
    ['wrap tortilla', 'either', 'volkoren whole wheat wholemeal vollkorn integral flour'],
    ['عدس', 'either', 'اصفر احمر بني مجروش'],
    ['cheese', 'either', 'cheddar american jack'],
    ['cheese', 'had', 'parmesan mozzarella gouda gruyere'],
    ['cream', 'either', 'heavy double whipping single light'],
    ['masa tuz yag bulgur pirinc', 'either', 'deniz'],
    [
      '牛肉 豚肉 鶏肉 鸡肉 猪肉 羊肉',
      'either',
      'こま切れ もも むね バラ ばら 薄切り ロース 切り落とし 腿 胸 里脊 腩 腱 柳 五花',
    ],
  ] satisfies [string, Side, string][]
).map(([foods, side, words]) => ({ foods: listOf(foods), side, words: listOf(words) }));

/** Before the name of a food, in one word with it, they leave it the same: 'Blattspinat', 'spetskål', 'roomboter'. */
export const KIND_PREFIX =
  /^(?:blatt|blad|baby|mini|sma|sid|side|natur|weichweizen|hartweizen|tortilla|basmati|jasmin|langkorn|rundkorn|speise|spise|salat|schlangen?|slange?|gemuse|haushalts|strauch|rispen|cherry|cocktail|spitz|spets|spits|rot|rod|rood|runder|rund|bage|krem|kriel|kastanje|tros|gul|berg|vol|voll|mager|sahne|schlag|slag|visp|piske?|mat|koch|kook|back|bak|matlagnings|madlavnings|kristall|strø?o?|fein|fijn|fin|weizen|vete|hvede|tarwe|room|rinder|winter|sommer|sommar|bund|land|bio|weide)$/;
/** What ends in one of these is one, whatever stands before it. */
export const KIND_LAST = /(?<!표고|목이|[油臭冻凍])(?:버섯|김치|きむち|豆腐|きのこ)$/;
/** They only look so. */
export const NO_KIND =
  /^(?:kochbanan|backpflaum|babymais|minimais|kremost|bladseller|rotkohl|rodkal|rotbarsch)/;
/** So do these, in writings without blanks, before it or behind it. */
export const KIND_UNSPACED =
  /^(?:新鲜的?|新鮮な|有机|去[骨皮核壳]|[带无]皮|全脂|脱脂|低脂|国産|甘塩|塩|冷凍|통|햇|국산|냉동|찬|더운|흰|생|깐|면$|缶$|[大小黑白嫩老鲜生熟新整长長]|中等(?:大小)?的?|隔夜|の葉|[末片丝块段泥肉仁]|\s)+$/u;

/** Whoever has pasta has spaghetti; whoever needs pasta can take spaghetti. */
export const KINDS = (
  [
    [
      'pasta nudel pates makaron パスタ 파스타',
      'spaghetti penne rigatoni fusilli farfalle linguine fettuccine tagliatelle macaroni bucatini ziti cavatappi rotini ditalini ' +
        'orecchiette conchiglie spaghettini tagliolini pappardelle maccheroni bandnudel スパゲッティ スパゲティ ペンネ マカロニ 스파게티 펜네 마카로니',
    ],
    ['cheese', 'cheddar'],
    ['bread', 'sourdough baguette ciabatta'],
    ['kase', 'gouda emmentaler'],
    ['sausage wurst', 'bratwurst kielbasa'],
    ['wortel', 'winterwortel winterpeen peen bospeen'],
    ['linse', 'belugalinse tellerlinse berglinse'],
    ['kartoffel', 'pellkartoffel'],
    ['gnocchi', 'kartoffelgnocchi aardappelgnocchi'],
    ['tomate', 'kirschtomate fleischtomate'],
    ['pilz', 'champignon pfifferling steinpilz'],
    ['mushroom', 'champignon porcini shiitake'],
    ['fungo', 'champignon porcino'],
    ['гриб грибы грибов', 'шампиньоны шампиньонов вешенки вешенок лисички лисичек'],
    ['schokolade', 'zartbitterschokolade vollmilchschokolade'],
    ['kottfars', 'blandfars notfars flaskfars'],
    ['kal kalhuvud', 'vitkal spetskal hvidkal hodekal'],
    ['queijo queso fromage formaggio', 'parmesao mussarela coalho minas manchego comte emmental gruyere'],
    ['鸡蛋 蛋', '鸡蛋 蛋 蛋清 蛋白 蛋黄 蛋液'],
    ['卵', '卵黄 卵白 全卵 溶き卵'],
    ['yolk eigelb eiweiss eidooier eiwit yema clara tuorlo albume gema', 'egg ei huevo uovo ovo'],
    ['coriander', 'cilantro'],
    ['달걀', '노른자 흰자'],
    ['きのこ', 'しめじ ぶなしめじ まいたけ えのき エリンギ しいたけ マッシュルーム なめこ'],
    ['ひき肉', '合いびき肉 合びき肉 合挽き肉'],
    ['닭고기 닭', '닭 닭고기 통닭 닭다리 닭다리살 닭가슴살 닭안심 닭날개 닭봉'],
    ['돼지고기', '삼겹살 목살 앞다리살'],
    ['소고기 쇠고기', '차돌박이 양지 사태'],
    ['鸡肉 鸡 鶏肉', '鸡 鸡肉 鸡腿 鸡胸 鸡翅 手羽元 手羽先 ささみ'],
    ['猪肉', '五花肉 里脊 猪里脊 梅花肉'],
  ] satisfies [string, string][]
).map(([general, kinds]) => ({ general: listOf(general), kinds: listOf(kinds) }));

export const TAP = (
  'water|ice|Wasser|eau|agua|acqua|água|vatten|vattnet|vand|vann|woda|wody|вода|воды|водой|кипяток|кипятка|wrzątek|wrzątku|su|' +
  '水|清水|开水|热水|熱水|冷水|凉水|温水|冰水|沸水|纯净水|饮用水|お湯|湯|熱湯|ぬるま湯|氷|冰块|물|찬물|냉수|온수|얼음|얼음물|뜨거운 물|따뜻한 물|पानी|ماء|الماء|مياه'
).split('|');

export const SPELLINGS: [RegExp, string][] = [
  [
    /\b(?:filo di?|ice cold|(?:low|reduced|full|no|non|less|light|lower) (?:sodium|fat|moisture|boil|salt)|old fashioned)\b/g,
    '',
  ],
  [
    /\b(?:ground )?(?:black|white|ground|cracked|svart|hvit|sort|(?:ny)?kvernet|malt) pepper(?:corns?)?\b/g,
    'peppercorn',
  ],
  [/\b(?:minced|ground) (beef|pork|lamb|turkey|chicken|meat)\b/g, '$1 mince'],
  [
    /\b(knoblauch|zitronen|limetten|orangen|basilikum|oliven|sonnenblumen|raps|ei|petersilien|minz|citroen|limoen|sinaasappel|[cs]itron|lime|appelsin|apelsin)(zehen?|saft|schale|abrieb|blatter|ol|gelbe?|weiss|sap|rasp|schil|juice|skal)(?:e[nt]|l)?\b/g,
    '$1 $2',
  ],
  [
    /\b(lax|laks|torsk|sej|kyckling|kylling|hahnchen|huhner|puten?|lachs|dorsch|kip|zalm|kabeljauw|lamm?|svine?|okse)e?((?:filets?|filea?|filee?n?|brust|keulen?|schenkel|brost|bryst|lar|rygg|loins?|haas(?:je)?|dij(?:en)?|kjott|kod)+)(?:en|et|ene|erne|arna|er|na)?\b/g,
    '$1 $2',
  ],
  [/(?<= (?:brust|brost|bryst))(?=fil)/g, ' '],
  [/(?<![а-я])кури[нц][а-я]{1,4}/gu, 'курица'],
  [/(?<![а-я])картош[а-я]{1,4}/gu, 'картофель'],
  [/(?<![а-я])морков[а-я]{1,5}/gu, 'морковь'],
  [/(?<![а-я])помидор/gu, 'томат'],
  [/(?<![а-я])гречк[а-я]{1,3}|(?<![а-я])гречнев[а-я]{2,3}(?: круп[а-я]{1,3})?/gu, 'гречка'],
  [/\bmarchew\p{L}{1,4}/gu, 'marchew'],
  [
    /(\p{L}{4,}?)(?<!senf)(?:wurfel|streifen|schijf(?:je)?s?|schijven|blokjes?|plakjes?|reepjes?|partjes?|scheiben?|schoten?|stucke?|samen|korner|saat|blatter|blattchen|stangel|blaadjes|skiv(?:er|or|erne|ene|orna)|rollchen|ringe?|spalten?|tarning(?:ar)?|terning(?:er)?|s?(?:klyft(?:or|a)|fedd?|bater))\b/gu,
    '$1',
  ],
  [/(?<!\p{L})(\p{sc=Arab}{2,})ت(?:ان|ين)(?!\p{L})/gu, '$1ة'],
  [/गरम मसाल[ाे]/g, 'गरममसाला'],
  [/\bazeite de dende/g, 'dende'],
  // A bunch; elsewhere, a sauce.
  [/\bmolho (?:(?:pequeno|grande) )?(?:de )?(?=salsa|coentro|hortela|agriao|espinafre|couve)/g, ''],
  [/\bmielon(?:y|ego) (?=pieprz)/g, ''],
  [/\b(domates|patates)(?:i|in|e|ten|ler\p{L}*)(?!\p{L})/gu, '$1'],
  [/\bpurjolok/g, 'purjo'],
  [/(?<!\p{L})(ванил|wanili)\p{L}+/gu, '$1'],
  [/(?<!(?:पत्ता|बंद) ?|फूल|\p{L})(?:फूल ?)?गोभी/gu, 'फूलगोभी'],
  [
    /\b(queso|fromage) (fresco|frais|blanc)\b|\b(pane?|pain) (rallado|molido|grattugiato|rape)\b/g,
    '$1$2$3$4',
  ],
  [/\b(pul|toz|kara|taze) (biber|sogan)/g, '$1$2'],
  [/\b(?:heavy |double |whipping |thick(?:ened)? )+cream\b/g, 'heavy cream'],
  [/\b(carne|viande|gehakt|hakket) ?(picada|molida|moida|macinata|tritata|hachee)\b/g, '$1$2'],
  [/\bchill?(?:i|ie|y|e(?=s?\b))/g, 'chili'],
  [/\beggplant/g, 'aubergine'],
  [/\bzucchini/g, 'courgette'],
  [/(?:yogh?|jogh?)o?urt/g, 'yogurt'],
  [/(?:\bstock|bouillon)\b/g, 'broth'],
  [/\bprawn/g, 'shrimp'],
  [/\b(?:scallion|green onion|spring onion)/g, 'scallion'],
  [/\bcilantro leaves|fresh coriander/g, 'cilantro'],
  [/\bgarbanzo(?: bean)?/g, 'chickpea'],
  [/\bsoya\b/g, 'soy'],
  [/\b(?:powdered|icing|confectioners?) sugar/g, 'powdered sugar'],
  [/\bcornflour/g, 'cornstarch'],
  [/\bbicarbonate of soda|bicarb(?:onate)? soda/g, 'baking soda'],
  [/\bgarlic cloves?\b/g, 'garlic'],
  [/\b(?:mohren?|karotten?)\b/g, 'karotte'],
  [/\b(?:grana|parmigiano)(?: reggiano| padano)?\b/g, 'parmigiano'],
];

/** In Chinese and Japanese no blank parts the food from its amount, or from what only describes it. */
export const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
export const EASTERN_AMOUNTS: RegExp[] = [
  /\p{N}[\p{N}./~½¼¾]*(?:\s?(?:공기|개|모|컵|큰술|작은술|쪽|대|장|줌|봉지|캔|통|팩|줄|마리|톨|인분|kg|g|ml|l)|\p{sc=Hang}{1,3})(?:\s반)?(?!\p{L})|약간|적당량|조금|(?<!\p{L})(?:(?:한|두|세|네|반|몇)\s?(?:큰술|작은술|꼬집|숟갈|스푼|공기|봉지|마리|주먹|개|모|컵|쪽|대|장|줌|캔|통|톨|줄|알|단)|(?:갓|잘|다진|간|썬|채\s?썬|신|찬|큰|작은|\p{sc=Hang}{1,3}[은한게])(?=\s))(?!\p{L})/giu,
  /(?:大さじ|小さじ|約|约|各|丼|茶碗)?(?![三四五][花文季香黄])[\p{N}一两二三四五六半](?:[\p{N}./~〜～\-–と又½¼¾⅓⅔]|(?<=\p{N})\s(?=\p{N}))*\s?(?:分の\p{N})?(?:千克|公斤|克|斤|[两兩]|毫升|公升|升|[大小]?[勺匙把碗撮]|[汤湯茶][匙勺]|杯|[个個]|[颗顆]|根|瓣|片|[块塊]|盒|罐|袋|[只隻支节節截朵棵尾匹]|[条條]|[头頭]|粒|张|本|枚|束|丁|株|玉|かけ|片|合|缶|パック|カップ|丼|杯分|人分|人前|切れ|cm|mm|kg|g|ml|cc|l)*(?:分|半|程度|ほど|左右)?/giu,
  /大さじ|小さじ|适量|適量|少许|少許|少々|お好みで|ひとつまみ|若干|约|約/gu,
];
export const EASTERN_SPELLINGS: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:新鲜的?|新鮮な|完熟|熟した|嫩|老|鲜|冷|熟|郫县|残りの|余った|사각 ?|北|食用|普通|无盐|無塩|木綿|絹ごし|絹|冷やした|温かい|冷や|有塩)(?=\p{L})/gu,
    '',
  ],
  [/生姜|しょうが/gu, '姜'],
  [/(?<!\p{L})白(?=糖|砂糖)|(?<!\p{L})小(?=葱)|(?<!\p{L})大(?=蒜|葱|米)|(?<!\p{L})香(?=葱)/gu, ''],
  [/(?<=[葱姜蒜])[末片丝花段蓉泥]|(?<=蒜)[头頭]/gu, ''],
  [/薄切り|細切り|すりおろし|(?<!\p{L})おろし(?=\p{L})|みじん切り(?:の)?/gu, ''],
  [/([牛豚鶏鸡猪羊])([^\s牛豚鶏鸡猪羊]{1,5})肉/gu, '$1肉 $2'],
  [/([牛鸡猪羊])([腩腱柳腿胸]|里脊)[子排]?(?!肉)/gu, '$1肉 $2'],
  [/鸡(?:中翅|翅[中根尖膀])/gu, '鸡翅'],
  [
    /(?:粉|板)(?=ぜらちん)|(?<=抹茶|ここあ|可可|말차|코코아)(?:ぱうだー|粉|\s?가루)|(?:마른|말린|건|자른)\s?(?=미역|다시마)|(?:乾燥|かっと|干)(?=わかめ|ひじき|木耳|海带|紫菜)/gu,
    '',
  ],
  [/西红柿/gu, '番茄'],
  [/马铃薯|洋芋/gu, '土豆'],
  [/(?<!\p{L})신(?=김치)|(?<!\p{L})대(?=파(?!\p{L}))/gu, ''],
  // What it is for: '닭볶음탕용 닭', '소고기 국거리'.
  [/(?<!\p{L})\p{sc=Hang}{1,6}용(?= \p{L})|(?<=고기 )(?:국거리|\p{sc=Hang}{1,4}[용감])(?!\p{L})/gu, ''],
  [/계란/gu, '달걀'],
  [/玉葱|たまねぎ/gu, '玉ねぎ'],
  [/たまご|玉子/gu, '卵'],
  [/醤油/gu, 'しょうゆ'],
  [/人参/gu, 'にんじん'],
  [/白ご飯|ごはん/gu, 'ご飯'],
];

export function listOf(words: string): Set<string> {
  return new Set(fold(words).trim().split(/\s+/));
}
