/**
 * Phrases between commas, without accents and apostrophes. A '*' stands for the letters that may be joined to
 * a word: 'weizen*' is in 'Weizenmehl', 'молок*' in 'молоком'.
 */
/** `alone`: foods that are none beside one of the words of `beside`, as milk beside 'coconut'. */
export type Family = { called: string; foods: string; alone?: string; never: string; beside?: string };

const CHEESES =
  'cheese, parmesa*, parmez*, mozzarella, mozarel*, mussarela, cheddar, feta, ricotta, mascarpone, gruyere, gouda, brie, camembert, ' +
  'gorgonzola, emmentaler, pecorino, halloumi, paneer, provolone, manchego, roquefort, comte, chevre, burrata, stracchino, ser zolt*, zoltego sera, startego sera, serek, lor, фета, феты, брынз*, parmigiano, *kase, kase*, fromage, emmental, queso, ' +
  'formaggio, formaggi, queijo, *kaas, ost, fetaost, farskost, flodeost, сыр, сыра, сыром, сыру, сыре, сыры, ' +
  'пармезан*, моцарелл*, peynir*, 奶酪, 芝士, チーズ, 치즈, 모짜렐라, 파마산, पनीर, चीज़, جبن*';
const BEEF =
  'beef, notfars, entrecote, runder*, sigir*, bistec, bife, picanha, acem, chuck, rib eye, ribeye, sirloin, flank steak, skirt steak, rump steak, brisket, oxtail, rinder*, ' +
  'boeuf, ternera, vaca, manzo, bovina, okse*, 양지, 차돌,  wolow*, говядин*, говяж*, dana*, 牛肉, 牛腩, 牛腱, 牛里脊, 牛排, 牛柳, 牛筋, 肥牛, 牛すじ, 牛こま, 牛バラ, 牛ひき, 소고기, 쇠고기, ' +
  'بقري';
const CHICKEN =
  'chicken, hons*, kipgehakt*, kipdij*, volaille, цыпл*, окорочк*, hahnchen*, huhner*, *huhn, poulet, pollo, frango, galinha, kip, kipfilet*, kippen*, kyckling*, ' +
  '鸡翅, 手羽, ささみ, 치킨, فراخ, kylling*, kurczak*, куриц*, курин*, tavuk*, tavug*, 鸡肉, 鸡腿, 鸡胸, 鸡汤, 鶏, 닭, चिकन, मुर्ग*, دجاج*';

const TOMATOES =
  'ketchup, passata, marinara, pomodoro, tomat*, tomaat, pomidor*, помидор*, томат*, domates*, keczup*, кетчуп*, 番茄, 西红柿, トマト, ケチャップ, 토마토, 케첩, टमाटर, طماطم';

const BEEF_NEVER = 'coracao de boi, coeur de boeuf, cuore di bue, corazon de buey, ossenhart*, ochsenherz*';
const CHICKEN_NEVER = '치킨무, chicken of the woods, kippenei*, 鸡腿菇, 鸡枞, 鸡油菌';

export const FAMILIES = {
  nuts: {
    called:
      'नट्स, nut, tree nut, nuss, schalenfrucht, noix, frutta a guscio, fruto de cascara, oleaginosas, castanhas, fruits a coque, nuez, frutos secos, noce, frutta secca, noz, nozes, noten, ' +
      'nootjes, notter, nodder, nød, orzech, orzechy, орех, орехи, kuruyemis, ceviz, 坚果, ナッツ, 견과류, मेवे, مكسرات',
    foods:
      'pralin, pignon, pinon, pinien*, marcipan*, марципан*, nugat*, cacahuate, orzesz*, ореш*, hasselnod*, pistas*, 松の実, 피칸, فول سوداني, nut, almond, walnut, pinoli, nerkow*, amandel*, 松子, 胡桃, hazelnut, pecan, pistachio, macadamia, peanut, marzipan*, nutella, *nuss*, ' +
      'mandel*, *mandeln, cashew*, pistazie*, nougat, noix, amande, noisette, pistache, cajou, cacahuete, nuez, ' +
      'almendra, avellana, pistacho, anacardo, mani, noce, mandorla, nocciola, pistacchi, pistacchio, arachidi, ' +
      'noz, nozes, amendoa, avela, castanha de caju, castanha do para, amendoim, *noten, valnot*, hasselnot*, notter, ' +
      'walnoot, pecannoot, hazelnoot, pinda, pindakaas, *nodder, mandlar, mandler, jordnot*, orzech*, migdal*, ' +
      'pistacj*, орех*, миндал*, фундук*, кешью, фисташ*, арахис*, ceviz, findik, badem, fistik, antep fistigi, ' +
      'kaju, 坚果, 核桃, 杏仁, 腰果, 榛子, 开心果, 花生, ナッツ, くるみ, アーモンド, ピスタチオ, 견과, 호두, 아몬드, 캐슈, 땅콩, 피스타치오, बादाम, काजू, ' +
      'अखरोट, पिस्ता, मूंगफली, मेवे, مكسرات, جوز, لوز, بندق, فستق, كاجو',
    never:
      'beurre noisette, noisette de beurre, мускатн* ореш*, mandelkartof*, バターナッツ, をくるみ, でくるみ, にくるみ, 땅콩호박, tiger nut, erdmandel*, mandelpotat*, nusslisalat*, genuss*, butternuss*, muskatn*, muskotn*, nootmuskaat*, muskaatno*, kokosno*, kokosnuss, noix de muscade, ' +
      'noix de coco, noix de beurre, noix de saint jacques, noix st jacques, noix de veau, noix de jambon, ' +
      'nuez moscada, noce moscata, noce di cocco, noce di burro, pesca noce, noce di capesante, noz moscada, noz de coco, ' +
      'мускатн* орех*, кокосов* орех*, orzech* muszkatolow*, orzech* kokosow*, ドーナッツ, ココナッツ, جوز الهند, ' +
      'جوز الطيب',
  },
  peanut: {
    called: 'arachide, cacahuete, cacahuate, mani, amendoim',
    foods: 'arachide, cacahuete, cacahuate, mani, amendoim, pacoca',
    never: 'calabaza cacahuete',
  },
  dairy: {
    called:
      'dairy, milk, milch, milchprodukte, lait, produits laitiers, leche, lactosa, lacteos, latte, lattosio, ' +
      'latticini, leite, laticinios, melk, zuivel, mjolk, laktos, maelk, mleko, nabial, laktoza, молоко, лактоза, ' +
      'молочные продукты, молочное, молочка, sut, laktoz, 乳制品, 牛奶, 乳製品, 牛乳, 유제품, 우유, दूध, डेयरी, حليب, البان, منتجات الالبان, mejeri, mejeriprodukt, ' +
      'mejeriprodukter, maelkeprodukter, melkeprodukter, mjolkprodukter, meieriprodukter, zuivelproducten, produkty mleczne, sut urunleri, 奶制品',
    foods: '',
    alone:
      `${CHEESES}, milk, cream, yoghurt, ghee, whey, curd, kefir, custard, half and half, *milch, milch*, ` +
      '*butter, butter*, skyr, labne*, *obers, molke*, keso, kvarg*, *romme, cremefrai*, faisselle, ml room, kefir*, сгущ*, ряженк*, сливок, творож*, kasar*, لبنة, खोया, मावा, छाछ, बटर, 奶粉, ミルク, 모차렐라, 연유, 马斯卡, *sahne, sahne*, *quark, *joghurt, schmand, *rahm, lait, beurre, creme, yaourt, leche, ' +
      'mantequilla, nata, yogur, requeson, latte, burro, panna, besciamella, leite, manteiga, iogurte, requeijao, ' +
      '*melk, melk*, boter, roomboter, kwark, slagroom, kookroom, zure room, *mjolk, mjolk*, smor, *gradde, ' +
      'gradd*, *maelk, maelk*, *flode, *flote, mlek*, masl*, smietan*, twarog*, jogurt*, молок*, сливк*, сметан*, ' +
      'сливочн* масл*, масл* сливочн*, творог*, йогурт*, кефир*, sut, sutu, tereyag*, kaymak*, krema*, yogurt*, ' +
      'ayran*, 牛奶, 奶油, 黄油, 酸奶, 炼乳, 牛乳, バター, 生クリーム, ヨーグルト, 練乳, 우유, 버터, 생크림, 요거트, 요구르트, दूध, मक्खन, घी, दही, क्रीम, ' +
      'मलाई, حليب, زبد*, قشطة, كريمة, لبن, زبادي, سمن',
    never:
      'milk thistle, maelkebott*, couve manteiga, молоки, молок горбуш*, butter bean, butter lettuce, butterhead, butternut*, butterfl*, cream of tartar, cream of coconut, ' +
      'バターナッツ, lors, room temp*, cream sherry, noisette de beurre, creme de marron, creme de cassis, fasol* maslow*, salat* maslow*, sahnesteif*, leberkase, butterpilz*, buttersalat*, butterbohn*, milchreis, pindakaas, botersla, boterbon*, smorbon*, maslak*, haricot beurre, feijao manteiga, ' +
      '버터헤드, 버터넛, 奶油生菜, 奶油南瓜',
    beside:
      'coconut, almond, oat, soy*, rice, cashew*, noisette, cacahuate, ryzow*, рисов*, オーツ, ライス, ارز, hemp, hazelnut, pea, nut, macadamia, peanut, walnut, pistachio, ' +
      'apple, cocoa, coco, amande*, avoine, riz, soja*, cacahuete, cacao, tartre, almendra*, avena, arroz, mani, ' +
      'mandorl*, soia, riso, arachidi, cocco, tartaro, aveia, amendoa*, amendoim, cacau, kokos*, mandel*, hafer*, ' +
      'reis*, erdnuss*, nuss*, haselnuss*, kakao*, havre*, haver*, rijst*, noten*, jordnot*, jordnodd*, peanut*, migdal*, ' +
      'sojow*, owsian*, orzechow*, кокос*, миндал*, соев*, овсян*, арахис*, какао, badem, yulaf, cevizi, fistigi, castanha, 椰, 豆, ' +
      '花生, 可可, ココナッツ, ピーナッツ, アーモンド, カカオ, 땅콩, 귀리, 코코넛, 아몬드, नारियल, बादाम, मूंगफली, सोया, काजू, पीनट, 두유, 카카오, هند, شوفان, لوز, صويا, سوداني, كاكاو, ' +
      'جوز, فول',
  },
  gluten: {
    called:
      '밀가루, gluten, wheat, weizen, ble, frumento, tarwe, vete, hvede, pszenica, пшеница, глютен, bugday, 小麦, 麸质, グルテン, ' +
      '글루텐, 밀, ग्लूटेन, गेहूं, جلوتين, غلوتين, قمح, glutine, trigo, grano',
    foods:
      '중력분, 강력분, 박력분, farro, freekeh, grunkern*, spelt*, hvete*, vete*, croissant*, biscotto, *keks*, spatzle*, *deeg, beschuit*, cous cous, kuskus*, boulgour, brisee, tallarin, espagueti, lasanha, lavas*, g un, батон*, булгур*, кускус*, печенье, печенья, перлов*, 挂面, 意面, 吐司, 餃子の皮, まかろに, スパゲティ, めんつゆ, ポン酢, カレールー, 소면, 만두, 력분, 맥주, जौ, बिस्कुट, قمح, بقسماط, مكرون*, wheat, bread, breadcrumb, savoiardi, biscuit, *biskuit*, lasag*, yufka*, bardagi un, kasigi un, лаваш*, тест*, فريك*, 饺子皮, 面筋, そうめん, 부침가루, 튀김가루, दलिया, panko, baguette, ciabatta, brioche, bun, pita, naan, flour tortilla, crouton, ' +
      'couscous, semolina, barley, rye, seitan, rigatoni, fettuccine, ' +
      'tagliatelle, orzo, gnocchi, ravioli, tortellini, ramen, udon, filo, phyllo, ' +
      'puff pastry, pie crust, pizza dough, malt, soy sauce, soya sauce, dumpling wrapper, wonton wrapper, ' +
      'weizen*, *brot, brotchen, semmel*, dinkel*, gerste*, paniermehl, blatterteig, sojasauce, sojasosse, malz*, ' +
      'de pain, pain de mie, chapelure, pate feuilletee, semoule, orge, seigle, sauce soja, biere, de pan, ' +
      'pan rallado, macarrones, semola, cebada, centeno, salsa de soja, hojaldre, cerveza, pane, pangrattato, ' +
      'segale, salsa di soia, pasta sfoglia, birra, pao, cevada, centeio, molho de soja, cerveja, ' +
      'farinha de rosca, bloem, tarwe*, *brood, gerst, rogge*, sojasaus, *brod, hvede*, ' +
      'rasp, sojasovs, pszen*, chleb*, bulk*, kasz* mann*, jeczmien*, sos* sojow*, пшен*, хлеб*, манк*, ' +
      'манн*, ячмен*, ржан*, соев* соус*, сухар*, bugday*, ekmek*, ekmeg*, irmik*, bulgur*, ' +
      'arpa*, 面条, 面包, 小麦, 酱油, 生抽, 老抽, 馒头, 大麦, 啤酒, 薄力粉, 強力粉, 食パン, うどん, ラーメン, スパゲッティ, しょうゆ, 醤油, 밀가루, 빵, ' +
      '간장, 라면, 우동, मैदा, गेहूं*, ब्रेड, सूजी, रवा, خبز, معكرونة, برغل, سميد, كسكس, ' +
      'hartweizen*, *griess',
    alone:
      'galleta, вермишел*, 스파게티, पास्ता, лапш*, eriste*, *spaghetti, penne, fusilli, linguine, macaroni, макарон*, спагетти, makarna*, パスタ, パン粉, 파스타, आटा, دقيق, طحين, شعيرية, trigo, flour, bran, pasta, noodle, cracker, beer, *mehl, *nudeln, nudel, *bier, pates, harina, fideo, ' +
      'farina, farinha, macarrao, massa, *mjol, mel, maka, maki, makaron*, мук*, 面粉, 국수, ble',
    never:
      'de mel, пшенн*, farine de ble noir, paste, pasta sauce, pasta water, lievito di birra, levure de biere, ' +
      'levadura de cerveza, пшено, пшена, 쌀국수, 메밀가루, buchweizen*, maisgriess, harina de trigo sarraceno, ' +
      'farinha de trigo sarraceno, farina di grano saraceno',
    beside:
      'rice, corn, almond, coconut, buckwheat, chickpea, gram, tapioca, potato, oat, cassava, millet, ' +
      'hazelnut, besan, quinoa, zucchini, courgette, shirataki, konjac, ginger, root, riz, sarrasin, amande*, ' +
      'coco, pois, arroz, maiz, almendra*, garbanzo*, sarraceno, avena, mandorl*, cocco, ceci, saraceno, milho, ' +
      'amendoa*, mandioca, aveia, tomate, pimentao, reis*, mais*, mandel*, kokos*, buchweizen*, kichererbsen*, ' +
      'kartoffel*, hafer*, glas*, ingwer*, rijst*, ris*, majs*, bovete*, potatis*, ryzow*, kukurydzian*, ' +
      'migdalow*, gryczan*, ziemniaczan*, рисов*, кукуруз*, миндал*, гречн*, кокос*, pirinc, misir, badem, nohut, ' +
      'squash, sorg*, arrowroot, plant*, *banan*, yuca, soczewic*, чечев*, mercimek, mijo, miglio, jaglan*, chataigne, castagn*, johannis*, erbsen*, lein*, quinoa*, kik*, нут*, owsian*, овсян*, 곤약, شوفان, teff*, *lent*, linsen*, ' +
      '*hirse*, kastan*, *lupin*, soja*, sojow*, erdmandel*, ' +
      'tapiok*, тапиок*, polenta, ' +
      '쌀, 米, 荞麦, चावल, मक्क*, बाजर*, ज्वार, रागी, कुट्टू, सिंघाड़*, ارز, ذرة, لوز, حمص, حنطة, جوز, noir',
  },
  egg: {
    called:
      '蛋类, egg, ei, oeuf, huevo, uovo, ovo, agg, aeg, jajko, jajka, jaja, яйцо, yumurta, 鸡蛋, 蛋, 卵, たまご, 계란, 달걀, अंडा, ' +
      'अंडे, بيض',
    foods:
      'aioli, allioli, marang*, 2 clara, 3 clara, 4 clara, 鹌鹑蛋, 노른자, 흰자, egg, mayon*, majon*, mayo, meringue, eggnog, ei, eigelb*, eiweiss*, eiklar, vollei*, huhnerei*, oeuf, huevo, ' +
      'yema, uovo, tuorlo, albume, maionese, ovo, gema, eidooier*, eierdooier*, eiwit*, agg, aggul*, ' +
      'aggvit*, aeg, aeggeblomme*, aeggehvide*, eggeplomm*, eggehvit*, jaj*, zolt*, яиц*, яичн*, желтк*, желток, майонез*, yumurta*, ' +
      '皮蛋, 日本豆腐, 蛋清, 메추리알, 鸡蛋, 蛋黄, 蛋白, 蛋液, 鸭蛋, 卵, たまご, 玉子, マヨネーズ, 계란, 달걀, 마요네즈, अंडा, अंडे, अंडों, بيض*, مايونيز, yolk',
    never:
      'egg plant, egg replacer, egg substitute, flax egg, chia egg, zoltego, zoltej, zolta, zolty, 卵の花, 蛋白质, 蛋白質, eiwitrijk*, بيضاء',
  },
  pork: {
    called:
      'meat, fleisch, viande, carne, vlees, kott, kod, mieso, мясо, et, 肉, 고기, मांस, لحم, pork, schwein, varken, gris, svin, cochon, свинья, ' +
      'schweinefleisch, porc, cerdo, maiale, porco, varkensvlees, flask, flaesk, flaskkott, svinekod, svinekjott, viande de porc, carne de cerdo, carne di maiale, carne de porco, wieprzowina, свинина, domuz, 猪肉, ' +
      '豚肉, 돼지고기, सूअर, لحم الخنزير, خنزير',
    foods:
      'kassler*, reuzel, *skinka, *skinke, petit sale, saindoux, strutto, salame, morcilla, slonin*, smalec, smalc*, буженин*, 里脊, 午餐肉, ちゃーしゅー, ういんなー, 목살, 햄, बेकन, pork, bacon, ham, linguica, calabresa, hamburgerryg*, schab*, сала, грудинк*, 스팸, lardon, prosciutto, pancetta, guanciale, lard, chorizo, salami, pepperoni, mortadella, schwein*, ' +
      'speck*, *speck, schinken*, *schinken, schmalz, hamblok*, hamlap*, hamreep*, porc, jambon, cerdo, jamon, tocino, panceta, maiale, porco, ' +
      'presunto, toucinho, varken*, spek*, *spek, flask*, skinka, svin*, flaesk*, wieprz*, boczek, boczk*, szynk*, ' +
      'karkowk*, свин*, бекон*, ветчин*, сало, domuz*, 猪肉, 猪, 五花肉, 排骨, 叉烧, 培根, 火腿, 腊肉, 豚, ベーコン, ハム, 돼지, 베이컨, 삼겹살, सूअर, خنزير, ' +
      'بيكون',
    never:
      '牛里脊, 햄버거, 햄프, putenspeck, geflugels*, kalkonskinka, kalkunskinke, turkey bacon, beef bacon, turkey ham, turkey pepperoni, beef salami, vegan bacon, coconut bacon, ' +
      'putenschinken, rinderschinken, jambon de dinde, jamon de pavo, prosciutto di tacchino, bacon de peru, presunto de peru, dana jambon, ' +
      'hindi jambon, bacon de dinde, 돼지감자, spekulat*, porcao, 猪肚菇, 猪肚菌',
  },
  meat: {
    called: 'meat, fleisch, viande, carne, vlees, kott, kod, mieso, мясо, et, 肉, 고기, मांस, لحم',
    foods:
      `${BEEF}, ${CHICKEN}, meat, lamb, liver, gulasch, gans, ganse*, entenb*, entenk*, leber*, truthahn*, fleischb*, kalkoen*, konijn*, eenden*, andef*, kalkun*, kalkon*, kalv*, *kjott*, kottbull*, lapin, canard, pavo, pato, conejo, coniglio, fegat*, patinho, gelatin*, zelatyn*, желатин*, cielec*, jagniec*, kaczk*, drobiow*, watrob*, zeber*, тушенк*, котлет*, печень, печени, ciger*, 羊排, 肉丝, レバー, 鴨, 갈비, 불고기, 다짐육, मीट, गोश्त, كبدة, سجق, parowk*, leverp*, pastirma*, ぜらちん, mutton, veal, turkey, duck, goose, rabbit, venison, steak, sausage, ` +
      'meatball, mince, bone broth, andouille, *fleisch, pute*, ente, kalb*, lamm*, *wurst, wurst*, ' +
      'gehacktes, viande, agneau, veau, dinde, saucisse, carne, cordero, salchicha, vitello, agnello, ' +
      'tacchino, salsiccia, cordeiro, linguica, salsicha, *vlees, gehakt, lams*, *worst, *kott, kottfars, ' +
      'flaskfars, blandfars, *korv, *kod, kalve*, polse*, mies*, indyk*, baran*, kielbas*, мяс*, баранин*, ' +
      'индейк*, утк*, телятин*, колбас*, фарш*, сосис*, hindi eti, kiyma*, kuzu*, sucuk*, sosis*, 羊肉, 鸭, 肉末, 肉馅, ' +
      '香肠, ひき肉, 挽き肉, ソーセージ, ラム肉, 合いびき, 양고기, 소시지, मांस, मटन, कीमा, لحم, لحوم, غنم, خروف, ديك',
    never:
      `${BEEF_NEVER}, ${CHICKEN_NEVER}, kuzukulag*, kuzu kulag*, kuzugobe*, kuzu gobe*, 鸭儿芹, kokosvlees, fruktkj*, ganseblum*, gehakte, eendenei*, portobello steak, 불고기양념, 불고기 양념, ` +
      'coconut meat, mince pie, beef tomato, 鸭梨, lamb s lettuce, lambs lettuce, ' +
      'crab meat, nut meat, duck egg, goose egg, mushroom steak, cauliflower steak, tuna steak, ' +
      'krebsfleisch, krabbenfleisch, muschelfleisch, krabvlees, krabbkott, krabbekod, krabbekjott, крабов* мяс*, мяс* краб*, ' +
      'salmon steak, cod steak, swordfish steak, halibut steak, fruchtfleisch, kokosfleisch, huhnerei*, steak de thon, steak de soja, ' +
      'carne de coco, carne de membrillo, carne de jaca, gelatina de agar, carne de cangrejo, ' +
      'vruchtvlees, frukkott, fruktkott, kokoskott, tomatkod, frugtkod, мясист*, мясорубк*, 鸭蛋, 鶏卵, ' +
      'لحم جوز الهند, duck sauce',
  },
  fish: {
    called:
      'fish, fisch, poisson, pescado, pesce, peixe, fisk, vis, ryba, ryby, рыба, рыбу, рыбы, balik, 鱼, 魚, 생선, मछली, سمك',
    foods:
      'worcester*, kaviar*, catfish, nuoc mam, witvis*, visfilet*, hareng, sill, rodspaett*, rodspett*, мойв*, сибас*, じゃこ, ちくわ, かまぼこ, ナンプラー, しゃけ, 가쓰오, 명란, 맛살, फिश, dorsch*, seelachs*, zander*, karpfen*, matjes*, heilbutt*, scholle*, dorade, daurade, merlan, lotte, colin, sardine, ' +
      'corvina, lubina, caballa, boqueron*, lenguado, trucha, orata, branzino, sgombro, spada, sogliola, sarde, robalo, cavala, pescada, ' +
      'linguado, truta, makreel, forel, schelvis*, koolvis*, paling, sejfile*, sejrygg*, abborr*, makrill*, stromming*, rodspatt*, orred*, orret*, hyse*, ansjos*, ' +
      'dorsz*, pstrag*, sledz*, tunczyk*, sandacz*, mintaj*, скумбри*, минта*, судак*, карп, карпа, щук*, хек, хека, горбуш*, шпрот*, ' +
      'сардин*, палтус*, hamsi*, levrek*, cipura*, uskumru*, palamut*, sardalya*, alabalik*, 鳗, ぶり, さんま, うなぎ, 鱈, 鰤, 鯛, たらこ, 明太子, いくら, ' +
      '갈치, 명태, 동태, 황태, 북어, 꽁치, 삼치, 장어, 광어, 어묵, 가자미, रोहू, हिलसा, تونا, هامور, بلطي, انشوجة, ' +
      'fish, salmon, tuna, cod, tun, haddock, trout, mackerel, anchov*, halibut, tilapia, sea bass, herring, snapper, ' +
      'swordfish, eel, caviar, roe, bonito, dashi, fisch*, *fisch, lachs*, *lachs, thunfisch*, forelle*, hering*, ' +
      'sardelle*, kabeljau*, poisson, saumon, thon, cabillaud, truite, anchois, maquereau, pescado, atun, ' +
      'bacalao, merluza, anchoa, sardina, pesce, tonno, merluzzo, acciuga, alici, trota, baccala, peixe, atum, ' +
      'salmao, bacalhau, sardinha, vissaus, zalm*, tonijn*, ansjovis*, haring*, sildefilet*, fisk*, *fisk, lax*, torsk*, ' +
      'tonfisk*, laks*, sild, ryb*, losos*, makrel*, рыб*, лосос*, тунец, тунц*, треск*, сельд*, семг*, форел*, ' +
      'анчоус*, balik*, balig*, somon*, 鱼, 鳕, 魚, 鮭, さけ, サーモン, まぐろ, ツナ, さば, 鯖, あじ, いわし, かつお節, だし, しらす, 생선, ' +
      '연어, 참치, 고등어, 멸치, 액젓, 대구살, मछली, टूना, سمك*, سلمون, تونة, سردين',
    never:
      '魚焼きグリル, 魚焼き器, fish spatula, fish slice, fish out, star fish, herausfisch*, fischen, fiska upp, fiske op, 鲍鱼菇, 鱼腥草, 鱼香, vegetable dashi, kombu dashi, mushroom dashi, 昆布だし, 野菜だし, 精進だし, しいたけだし',
  },
  shellfish: {
    called:
      '갑각류, shellfish, seafood, crustacean, shrimp, prawn, meeresfruchte, krustentiere, fruits de mer, crustaces, ' +
      'marisco, skalldyr, crustaceo, frutti di mare, crostacei, frutos do mar, schaaldieren, skaldjur, skaldyr, ' +
      'owoce morza, морепродукты, deniz urunleri, 贝类, 貝類, 海鲜, 甲壳类, 甲殻類, えび, 해산물, شلفش, مأكولات بحرية',
    foods:
      'meeresfr*, kalamar*, kreeft*, *rakor, skaldjur*, *rejer, skaldyr*, poulpe, fruit de mer, langosta, sepia, marisco, frutto di mare, owoc* morza, гребешк*, морепродукт*, 蚝, 干贝, 鲍鱼, 海鲜, しじみ, シーフード, オイスターソース, 바지락, 낙지, 문어, 가리비, 꽃게, झींग*, محار, crabmeat, crawfish, crayfish, langoustine, cuttlefish, huitre, ostrica, capasanta, cappasanta, auster*, oester*, ostron, ostryg*, устриц*, миди*, ' +
      'shellfish, seafood, shrimp, prawn, crab, lobster, scampi, mussel, krafts*, *hummer*, seppia, креветок, clam, oyster, scallop, squid, octopus, ' +
      'calamari, garnele*, *garnelen, krebs*, muschel*, *muscheln, tintenfisch*, crevette, homard, moule, ' +
      'saint jacques, gamba, camaron, langostino, cangrejo, mejillon, almeja, ostra, calamar, pulpo, gambero, ' +
      'gamberetti, cozze, vongole, polpo, camarao, lula, polvo, garnaal, mossel, inktvis, musslor, reke, reker, ' +
      'reje, musling*, krewet*, krab*, malz* owoc*, креветк*, краб*, кальмар*, karides*, midye*, 虾, 蟹, 蛤, 牡蛎, 扇贝, ' +
      '*krabben, 鱿鱼, 贻贝, えび, 海老, かに, あさり, ほたて, いか, たこ, 牡蠣, 새우, 게살, 조개, 굴소스, 홍합, 오징어, جمبري, ' +
      'روبيان, قريدس',
    never:
      '海鲜菇, 鲍鱼菇, 海鲜酱, boczniak* ostryg*, cogumelo ostra, seta ostra, seta de ostra, hongo ostra, champinon de ostra, champinon ostra, fungo ostrica, austernpilz*, austernseitling*, oesterzwam*, ostronskivling*, 海老芋, すいか, oyster mushroom, oyster cracker, crab apple, タコス, タコライス, たこ糸, 蟹味菇, muschelnudeln, ' +
      'coquille de beurre, lobster mushroom',
  },
  soy: {
    called: 'soy, soya, soja, soia, soi, 대두, соя, соевый, 大豆, 黄豆, 콩, सोया, صويا, soybean',
    foods:
      'sojow*, 厚揚げ, めんつゆ, ポン酢, 고추장, soy, soya, soybean, tempeh, 油揚げ, edamame, miso, tamari, natto, soja*, *soja, soia, tofu*, соев*, соя, сои, ' +
      'тофу, 豆腐, 酱油, 生抽, 老抽, 大豆, 黄豆, 豆浆, 豆瓣酱, しょうゆ, 醤油, 味噌, みそ, 豆乳, 納豆, 두부, 간장, 된장, 두유, 콩, सोया, टोफू, صويا, ' +
      'توفو',
    never: '',
  },
  corn: {
    called: 'corn, mais, maiz, milho, majs, kukurydza, кукуруза, misir',
    foods:
      'maize, maizena*, मक्क*, corn, sweetcorn, cornstarch, cornflour, cornmeal, popcorn, polenta, mais*, maiz, milho, majs*, kukurydz*, ' +
      'кукуруз*, misir*, 玉米, とうもろこし, コーン, 옥수수, मक्का, ذرة',
    never: 'maison*',
  },
  alcohol: {
    called:
      'alcohol, alkohol, alcool, alcol, алкоголь, alkol, 酒, 酒精, 술, お酒, アルコール, 알코올, शराब, كحول',
    foods:
      'shaoxing, biere, porto, hvitvin, ром, рома, бренди, 绍酒, 酒 大さじ, 酒大さじ, リキュール, 미림, शराब, cachaca, pisco, aguardente, aguardiente, grappa, limoncello, ouzo, raki, kirschwasser, weinbrand, sekt, schnaps, calvados, armagnac, cointreau, ' +
      'vermouth, vermut, wermut*, portwein*, akvavit, konjak, koniak*, wodk*, коньяк*, ликер*, виски, шампанск*, konyak, votka, 米酒, 花雕, 朗姆, 白兰地, 威士忌, 伏特加, ' +
      'ラム酒, ブランデー, 焼酎, ウイスキー, ビール, 청주, 막걸리, 위스키, 럼주, बीयर, ويسكي, فودكا, براندي, ' +
      'wine, beer, rum, vodka, portvin, likier*, wina, piwa, пива, whiskey, whisky, bourbon, brandy, cognac, sherry, marsala, tequila, gin, liqueur, ' +
      'champagne, prosecco, mirin, sake, ron, rhum, licor, jerez, kirsch, cidre, sidra, ale, stout, amaretto, *wein, bier, *likor, vin, vino, cerveza, birra, ' +
      'vinho, cerveja, *wijn, rodvin, vitvin, hvidvin, wino, piwo, вино, вина, пиво, водк*, sarap*, bira, 料酒, 白酒, ' +
      '红酒, 葡萄酒, 啤酒, 黄酒, 料理酒, みりん, 日本酒, ワイン, 맛술, 소주, 와인, 맥주, वाइन, نبيذ, خمر, بيرة',
    never:
      '甘酒, 무알콜, oc* z bial* win*, wine vinegar, wine yeast, rice wine vinegar, sherry vinegar, champagne vinegar, red wine vinegar, ' +
      'ginger beer, root beer, ginger ale, rum extract, rum flavoring, vinaigre de vin, vinaigre de cidre, vinagre de sidra, vinagre de jerez, ' +
      'wijnazijn, 무알코올 맥주, ノンアルコールビール, 红酒醋, levure de biere, levadura de cerveza, vinagre de vino, aceto di vino, lievito di birra, ' +
      'vinagre de vinho, sarap sirkesi, 葡萄酒醋, ワインビネガー, 와인식초, みりん風調味料',
  },
  honey: {
    called: 'honey, honig, miel, mel, honing, honung, honning, miod, мед, bal, 蜂蜜, 꿀, शहद, عسل',
    foods:
      'miele, de mel, honey, *honig, honig*, miel, honing, honung, *honning, kasigi bal, miod, miodu, мед, меда, medu, 蜂蜜, はちみつ, 꿀, शहद, عسل',
    never:
      'miel de agave, honigmelone*, miel de cana, عسل اسود, عسل قصب, 꿀참외, 꿀배, 꿀고구마, 꿀밤, 꿀사과',
  },
  cheese: {
    called:
      'cheese, kase, fromage, queso, formaggio, queijo, kaas, ost, ser, сыр, peynir, 奶酪, チーズ, 치즈, चीज़, جبن',
    foods: CHEESES,
    never: '',
  },
  beef: {
    called:
      'beef, rind, rindfleisch, boeuf, ternera, manzo, rundvlees, notkott, oksekod, wolowina, говядина, 牛肉, 소고기',
    foods: BEEF,
    never: BEEF_NEVER,
  },
  chicken: {
    called:
      'chicken, hahnchen, huhn, poulet, pollo, frango, kip, kyckling, kylling, kurczak, курица, tavuk, 鸡肉, 鶏肉, ' +
      '닭고기, चिकन, دجاج',
    foods: CHICKEN,
    never: CHICKEN_NEVER,
  },
  onion: {
    called:
      'onion, zwiebel, oignon, cebolla, cipolla, cebola, lok, log, cebula, лук, sogan, 洋葱, 玉ねぎ, 양파',
    foods:
      'cebulk*, scallion, shallot, *zwiebel*, schalotte*, echalote, cebollin*, cebolleta*, scalogn*, cipollott*, sjalot*, szalotk*',
    never: '',
  },
  garlic: {
    called:
      'garlic, knoblauch, ail, ajo, aglio, alho, knoflook, vitlok, hvidlog, czosnek, чеснок, sarimsak, 大蒜, にんにく, 마늘',
    foods: '蒜末, 蒜蓉, 蒜泥, 蒜片, 蒜瓣, aioli, knoblauch*, vitlok*, hvidlog*, чесн*',
    never: '',
  },
  mustard: {
    called: 'mustard, senf, moutarde, mostaza, senape, mostarda, सरसों',
    foods: 'dijon, senf*, mostaza, राई',
    never: '',
  },
  cilantro: {
    called: 'cilantro',
    foods: 'coriander',
    never: 'coriander seed, ground coriander',
  },
  mushroom: {
    called:
      'mushroom, pilz, champignon, fungo, seta, cogumelo, paddenstoel, svamp, grzyby, гриб, грибы, mantar, 蘑菇, ' +
      'きのこ, 버섯',
    foods:
      'champinjon*, 菇, 木耳, まいたけ, マッシュルーム, 椎茸, лисич*, опят*, подосинов*, porcini, shiitake, chanterelle, portobello, cremini, morel, champignon*, pfifferling*, cepe, girolle, ' +
      'kantarell*, pieczark*, шампиньон*, вешенк*, しいたけ, しめじ',
    never: '',
  },
  citrus: {
    called:
      'citrus, citrus fruit, citrusvrucht, citrusfrukt, citrusfrugt, sitrusfrukt, zitrusfrucht, zitrusfruchte, agrume, agrumi, citrico, fruta citrica, ' +
      'citrino, cytrusy, owoce cytrusowe, цитрусовые, цитрусы, narenciye, turuncgil, 柑橘, 柑橘类, 柑橘類, 감귤류, حمضيات',
    foods:
      'citrus, lemon, lime, orange, grapefruit*, mandarin*, clementin*, tangerine, yuzu, pomelo, kumquat, bergamot, *zitrone*, limette*, ' +
      '*citron*, *citroen*, *sitron*, limoen*, *apfelsin*, *apelsin*, *appelsin*, *sinaasappel*, pamplemousse, pomelo, limon*, lima, ' +
      'naranja, pomelo, arancia, arance, limone, limao, laranja, tangerina, toranja, bergamotto, cytryn*, ' +
      'pomarancz*, лимон*, лайм*, апельсин*, грейпфрут*, мандарин*, portakal*, mandalina*, greyfurt*, नींबू, संतर*, مौसमी, ' +
      'ليمون*, برتقال*, يوسفي, 柠檬, 檸檬, 青柠, 橙, 柚, 橘, 柑, れもん, らいむ, おれんじ, ゆず, みかん, 레몬, 라임, 오렌지, 유자, 귤, 자몽',
    never:
      'lemon grass, lemon balm, lemon verbena, lemon thyme, lemon basil, lemon cucumber, orange pepper, orange bell, orange lentil, ' +
      'orange carrot, orange sweet, orange tomato, zitronengras*, zitronenmeliss*, zitronenthym*, citrongras*, citrongraes*, citronmelis*, citrontim*, ' +
      'citroengras*, citroenmelis*, citroentijm*, citronnelle, sitrongress*, sitronmeliss*, limon otu*, pimiento naranja, pimentao laranja, poivron orange, ' +
      'carotte orange, лимонная трава, лимонник, pomaranczowa papryk*, papryk* pomaranczow*, 柠檬草, 柠檬香茅, 橙椒, 橙色, れもんぐらす, おれんじぱぷりか, 레몬그라스, 오렌지 파프리카',
  },
  nightshade: {
    called: 'nightshade, nachtschattengewachs, solanacee, solanacea, nachtschade, 茄科, なす科, 가지과',
    foods:
      `${TOMATOES}, potato, *kartoffel*, pomme de terre, patate, patata, papa, batata, *aardappel*, 土豆, 马铃薯, じゃがいも, 감자, ` +
      'eggplant, aubergine*, berenjena, melanzana, berinjela, 茄, なす, bell pepper, sweet pepper, chili, chilli, chile, cayenne, paprika*, ' +
      'jalapeno, habanero, capsicum, poivron, piment, pimiento, pimenton, guindilla, peperone, peperoncino, pimentao, ' +
      '青椒, 甜椒, 彩椒, 红椒, 辣椒, ぱぷりか, 唐辛子, 고추, 파프리카',
    never:
      'sweet potato, susskartoffel*, batata doce, patate douce, patata dulce, patata dolce, zoete aardappel*, ばなな',
  },
  legumes: {
    called:
      'legume, pulse, hulsenfrucht, legumineuse, legumbre, legumi, legume secco, leguminosa, peulvrucht, baljvaxt, baljvaxter, baelgfrugt, baelgfrugter, belgvekst, belgvekster, ' +
      'rosliny straczkowe, straczki, бобовые, baklagil, baklagiller, दालें, दाल, بقوليات, 豆类, 豆類, 콩류',
    foods:
      'bean, lentil, pea, chickpea, edamame, soy, soya, tofu, peanut, lupin*, bohne*, *bohnen, *linsen, *erbse*, haricot, lentille, ' +
      'pois, feve, frijol, alubia, judia, lenteja, garbanzo, guisante, haba, fagiol*, cannellini, borlotti, lenticchi*, cece, ceci, pisell*, fava, ' +
      'feijao, lentilha, grao de bico, ervilha, *bonen, linzen, *erwt*, *bonor, *linser, kikart*, arter, artor, *bonner, *linse*, kikaert*, fasol*, soczewic*, ' +
      'ciecierzyc*, groch*, groszek, groszku, фасол*, чечевиц*, нут, нута, горох*, горош*, fasulye*, mercime*, nohut*, bezelye*, मसूर, मूंग, चना, चने, छोले, राजमा, उड़द, ' +
      'عدس, فول, حمص, فاصوليا, 豆, まめ, 콩, 팥, 두부',
    never:
      'vanilla bean, coffee bean, cocoa bean, kaffeebohn*, koffiebon*, kaffebon*, 豆蔻, 咖啡豆, 可可豆, 巧克力豆, 土豆, コーヒー豆',
  },
  poultry: {
    called:
      'poultry, geflugel, volaille, ave, ave de corral, pollame, gevogelte, fjerkrae, fjorfe, fagel, drob, птица, 禽肉, 家禽, 鳥肉, 가금류, دواجن, kumes hayvanlari',
    foods: `${CHICKEN}, turkey, duck, goose, quail, guinea fowl, pute*, truthahn*, ente, entenbrust*, gans, dinde, canard, oie, pintade, pavo, pato, tacchino, anatra, faraona, peru, kalkoen*, eend*, kalkon*, anka, ankbrost*, kalkun*, indyk*, kaczk*, индейк*, утк*, утин*, hindi eti, ordek*, 鸭, 火鸡, 鴨, 七面鳥, 오리, ديك رومي, بط`,
    never: `${CHICKEN_NEVER}, duck sauce, 鸭儿芹, 鸭梨`,
  },
  buckwheat: {
    called:
      'buckwheat, buchweizen, sarrasin, boekweit, bovete, boghvede, bokhvete, gryka, гречка, karabugday, 荞麦, 蕎麦, そば, 메밀',
    foods:
      'buckwheat, soba, buchweizen*, sarrasin, sarraceno, saraceno, boekweit*, bovete*, boghvede*, bokhvete*, gryk*, grycza*, гречк*, гречн*, karabugday*, 荞麦, 蕎麦, そば, 메밀',
    never: '焼きそば, 中華そば',
  },
  tomato: {
    called:
      'tomato, pomodoro, tomat, tomaat, pomidor, помидор, помидоры, domates, 番茄, 西红柿, トマト, 토마토',
    foods: TOMATOES,
    never: 'tomatillo*',
  },
  sesame: {
    called: 'sesam, sesamo, gergelim, sezam, кунжут, susam, 芝麻, ごま, 참깨, तिल, سمسم',
    foods: 'tahini, tahin, halva, sesam*, кунжут*, тахин*, 芝麻, 麻酱, ごま, 胡麻, 香油, 참깨, 참기름, طحينة',
    never: '芝麻菜',
  },
  starch: {
    called: '',
    foods:
      'rice, pasta, spaghetti, penne, macaroni, linguine, fettuccine, noodle, potato, bread, couscous, tortilla, ' +
      'bun, reis, nudeln, kartoffel, brot, riz, pates, pomme de terre, arroz, patata, papas, riso, pane, batata, ' +
      'macarrao, pao, rijst, aardappel, brood, ris, potatis, kartofler, brod, ryz*, ziemniak*, makaron*, рис, ' +
      'риса, картоф*, макарон*, pirinc*, patates*, makarna*, 面条, 土豆, ご飯, 米, じゃがいも, うどん, 밥, 쌀, 감자, 국수, चावल, आलू, ' +
      'أرز, بطاطس, معكرونة',
    never:
      'paste, cauliflower rice, rice vinegar, rice wine, rice wine vinegar, rice flour, zucchini noodle, ' +
      'courgette noodle, shirataki noodle, konjac rice, konjac noodle, low carb tortilla, low carb bread, ' +
      'keto bread, pasta sauce, vinaigre de riz, vinagre de arroz, aceto di riso, potato starch, 米醋, 米酢, 米酒, 玉米, ' +
      '虾米, ご飯代わり',
  },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/**
 * What only holds the name of another food, which begins at the '_', or else at the beginning: 'granat_apfel' is
 * no 'apfel'. Where nothing stands between words, it may stand anywhere.
 */
export const OTHER_NEVER =
  'たらの芽, 片_栗粉, traw* _cytryn*, _мят* картоф*, 米なす, 米茄子, hvit_lok*, cay kasig*, cay bardag*, kahve fincan*, kahve kasig*, miet* _pieprzow*, thym _citron, tomillo _limon, limon otu*, zitronenmel*, kaffe_bon*, kaffee_bohn*, koffie_bo*, chick _pea, poivron _orange, pimiento _naranja, pimentao _laranja, papryk* _pomarancz*, orange paprik*, tatli _patates*, batata doce, patate douce, zoete _aardappel*, water _chestnut, pomme dauphine, bar_lauch*, pepparkak*, zuckersch*, weinbl*, wijna*, kohlens*, schwarz_kummel*, spis_kummin*, gro* ptysiow*, tipo _sedan*, mandelpotat*, mandelkartof*, kara_mel*, maka, maki, make, aile, bien _mure, tomate _mure, banane _mure, 葡萄柚, 杨桃, 柠檬草, 鲍鱼菇, 红酒醋, レモングラス, 貝割れ, 레몬그라스, 대추방울, 고구마, 다시마, جوز الهند, جوز الطيب, جوزة الطيب, جوزة طيب, فول صويا, فول سوداني, تمر هندي, موزات, riz de chou fleur, arroz de couve flor, ' +
  'arroz de coliflor, riso di cavolfiore, ryz* z kalafiora, рис* из цветн*, blumenkohl_reis, bloemkool_rijst*, blomkals_ris, cauliflower _rice, ' +
  'capim _limao, erva _limao, hierba _limon, ' +
  'hindistan _cevizi, muskat _cevizi, आम तौर, आलू बुखार*, rinde, rinden, vanilla _bean, coffee _bean, cocoa _bean, cacao _bean, ' +
  'sweet _potato, suss_kartoffel*, sot_potat*, sod* _kartof*, orange bell, orange pepper, orange lentil, banana pepper, banana shallot, custard _apple, grapeseed oil, ' +
  'kidney bean, sugar snap*, prickly _pear, ' +
  'lemon balm, pomme de terre, use by _date, best before _date, sell by _date, ' +
  'sea _cucumber, ' +
  'erd_apfel*, granat_apfel*, aard_appel*, sinaas_appel*, granaat_appel*, granat_appl*, granat_aebl*, yer _elma*, ' +
  'hasel*, knob_lauch*, kreuz_kummel*, schnitt_lauch*, pepparrot, peberrod, peberfrugt*, meer_rettich*, ' +
  '*he_rum, k_rume, k_rumen, da_rum, wa_rum, rosenkohl*, rosine*, *sch_wein*, weintraub*, ' +
  'vit_lok*, hvid_log*, *mj_ol, kohlrabi*, koolrabi, kicher_erbse*, kik_ar*, kik_aert*, kikker_erwt*, ' +
  'spids_kommen, aegge_blomm*, морск* _капуст*, clove of garlic, garlic _clove, ' +
  'couve flor, ' +
  '鸡腿菇, 鸡毛菜, 鸡枞, 鸡油菌, 鸡头米, 鸡尾酒, 素鸡, 田鸡, 鸡蛋, 牛油果, 牛蒡, 牛番茄, 牛肝菌, 牛至, 牛奶, 牛乳, 牛角椒, 牛角包, 牛轧糖, 牛心菜, 蜗牛, ' +
  '羊肚菌, 羊栖菜, 羊羹, 鱼腥草, 鱼香, 奶白菜, 奶油生菜, 奶油南瓜, 椰奶, 豆奶, 杏仁奶, 燕麦奶, 花椰菜, 土豆, 豆蔻, 咖啡_豆, 可可_豆, 玉米, 虾米, 薏米, 洋葱, 肉桂, 肉豆蔻, ' +
  '虾夷葱, 栗かぼちゃ, 果肉, 椰肉, 核桃, 樱桃, 猕猴桃, 凤梨, 鳄梨, 鸭梨, 杏仁, 杏鲍菇, 番茄, 荞麦, 燕麦, 姜黄, 芝麻菜, 贝贝, ' +
  '海老芋, 玉葱, 玉ねぎ, たまねぎ, 豆乳, 胡桃, 蕎麦, すもも, たこ糸, 焼きそば, 中華そば, 蟹味菇, バターナッツ, すいか, コーヒー_豆, ' +
  '메밀, 메밀가루, 땅콩호박, 튀김, 오이고추, 돼지감자, 채소, 양파, 버터넛';

/** What surely breaks a diet. */
export const BROKEN_BY = {
  vegetarian: ['meat', 'pork', 'fish', 'shellfish'],
  vegan: ['meat', 'pork', 'fish', 'shellfish', 'dairy', 'egg', 'honey'],
  pescatarian: ['meat', 'pork'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'shellfish'],
  'gluten-free': ['gluten'],
  'low-carb': ['starch'],
} satisfies Record<string, FamilyName[]>;
