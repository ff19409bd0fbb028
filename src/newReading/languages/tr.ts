import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'malzemeler, malzeme listesi, gerekli malzemeler, gerekenler, ihtiyacınız olanlar, ihtiyacın olanlar, alışveriş listesi, malzemelere*',
  steps:
    'hazırlanışı, hazırlanış, yapılışı, yapılış, yapımı, hazırlama, adımlar, adım adım*, talimatlar, nasıl yapılır, tarif adımları, pişirme, hazırlık',
  aside:
    'ipucu*, ipuçları, püf nokta*, notlar, not, öneri*, servis önerisi, servis, saklama, besin*, alternatif*, çeşitlendirme*, değişiklik*, bilgi*, açıklama, neden *, sık sorulan*, püf*, porsiyon, toplam süre',
  tools: 'araç gereç*, ekipman*, mutfak gereçleri, mutfak aletleri',
  step: 'adım',
  recipe: 'tarif, tarifi',
  named: 'yemek, yemek adı, isim, adı, başlık, öneri',
  serves: 'kişilik, kişi, porsiyon, kişi sayısı',
  yields: 'adet, miktar, yaklaşık',
  pieces: 'adet, dilim',
  total: 'toplam süre, süre, hazırlama ve pişirme süresi',
  prep: 'hazırlık süresi, hazırlık, hazırlama süresi, hazırlama, hazırlanma süresi',
  cook: 'pişirme süresi, pişirme, pişme süresi, fırın',
  hours: '',
  minutes: 'dk, dakikada, dakikadan',
  seconds: 'sn',
  times: 'yarım saat=30, çeyrek saat=15, bir saat=60, bir buçuk saat=90',
  untimed: 'her, son',
  untimedBehind: 'kala, da bir, daha az',
  suggest: 'öneririm, tarifi, deneyin, hazırlayabilirsiniz',
  praise: 'lezzetli, nefis, kolay, bir',
  ends: 'tarifi, için, ile',
  chat: 'tabii, elbette, işte*, merhaba, harika, bu, size, evet, tabi, malzemelerinizle, elinizdeki*, memnuniyetle',
  goodbye: 'afiyet olsun',
  optional: 'isteğe bağlı, isteğe göre',
  letters: 'ı=i',
  endings: `
    lar, ler, ı, i, u, ü, sı, si, su, sü, ın, in, un, ün, nın, nin, nun, nün, yı, yi, yu, yü, a, e, ya, ye, da, de, ta, te, dan, den, tan, ten, la, le, ları, leri, ların, lerin, lara, lere,
    ını, ini, sını, sini, unu, ünü, nın, nin, nun, nün, sı, si, su, sü, ın, in, ı, i, u, ü, lar, ler, ları, leri, yı, yi
  `,
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headLast',
  and: 've, artı, &, ile',
  plus: '',
  or: 'veya, ya da, yahut',
  to: 'ila',
  with: '',
  about: 'yaklaşık, civarı, aşağı yukarı, ortalama, en az',
  altogether: 'toplam',
  each: 'her biri, tanesi',
  per: 'başına, her',
  for: 'için, * için, üzeri için',
  articles: '',
  numbers:
    'çeyrek=¼, yarım=½, buçuk=+½, bir=1, bir buçuk=1½, iki=2, üç=3, dört=4, beş=5, altı=6, yedi=7, sekiz=8, dokuz=9, on=10, on iki=12, on beş=15, yirmi=20, yirmi beş=25, otuz=30, kırk=40, kırk beş=45, elli=50, altmış=60, doksan=90',
  without: 'içermez',
  free: 'siz, sız, suz, süz, yerine, yerine geçer',
  instead: '',
  plant: 'vegan, vejetaryen, bitkisel',
  units: {
    metric: 'g, gr, gram, kg, kilo, kilogram, ml, mililitre, cl, dl, l, lt, litre',
    weight: 'libre',
    spoon:
      'su bardağı, çay bardağı, bardak, yemek kaşığı, tatlı kaşığı, çay kaşığı, çorba kaşığı, kaşık, fincan, kahve fincanı, tutam, avuç, yk, tk, çk, sb, kase, damla, fiske',
    container: 'paket, kutu, kavanoz, şişe, poşet, konserve, küp',
    piece: 'adet, tane, diş, demet, dilim, dal, baş, yaprak, parça, kök, top, bağ',
    length: 'cm, mm, dakika, saat, derece, gün',
  },
  fill: 'birkaç, biraz, silme, tepeleme, dolu, isteğe, bağlı, göre, kadar, az, boy, eksik, fazla, arzuya, parmak',
  tail: 'üzeri',
  describing: `
    taze, küçük, büyük, orta, iri, ince, kalın, olgun, sıcak, ılık, soğuk, çiğ, yağlı, tam, haşlanmış, doğranmış, rendelenmiş, kıyılmış, sızma, temizlenmiş, kemiksiz, derisiz, toz, kaynar,
    oda, sıcaklığında, süzme, köy, pilavlık, baldo, dolmalık, kızartmalık, yemeklik, ezilmiş, dövülmüş, çekilmiş, taneli, közlenmiş, kemikli, dolgun, esmer, içi
  `,
  forms: '*miş, *mış, *muş, *müş',
  which:
    'kırmızı, yeşil, sarı, beyaz, siyah, kuru, göğsü, göğüs, but, baget, kanat, kalça, fileto, pirzola, bonfile, çeri, kiraz, ayçiçek, zeytinyağı, sivri, çarliston, kapya, yaprağı, deniz',
  parts: 'suyu, kabuğu, sarısı, akı, rendesi',
  makes: 'salçası, sosu, unu, sütü, yağı, sirkesi, tozu, ezmesi, nişastası, kreması, çorbası',
  names: `
    soğan = kuru soğan, sarımsak = sarmısak, un = buğday unu, tereyağı = tereyağ, zeytinyağı = zeytinyağ, sıvı yağ = ayçiçek yağı = sıvıyağ, biber = sivri biber = yeşil biber,
    kırmızı biber = kapya biber, domates salçası = salça, kıyma = dana kıyma = kuzu kıyma, tavuk = tavuk but = tavuk budu, şeker = toz şeker, yoğurt = süzme yoğurt, kaşar = kaşar peyniri,
    nane = kuru nane, vanilin = vanilya, et = dana eti = kuşbaşı et,
    domates, patates, yumurta, karabiber, pul biber, biber salçası, tavuk göğsü, pirinç, bulgur, mercimek, kırmızı mercimek, nohut, süt, krema, beyaz peynir, maydanoz, dereotu, kimyon, kekik,
    tarçın, kabartma tozu, havuç, kabak, patlıcan, limon, tuz, taze soğan, limon suyu, tavuk suyu, et suyu, nar ekşisi, elma sirkesi, soya sosu, mısır nişastası, galeta unu, pudra şekeri,
    esmer şeker, kuru fasulye, taze fasulye,
    badem/yulaf/soya/pirinç (sütü), hindistan/muskat (cevizi), kestane (mantarı), karabuğday/pirinç/mısır/nohut/badem (unu), mercimek (makarnası), pirinç (eriştesi), kuzu(kulağı),
    fıstık (ezmesi), kakao (yağı), tatlı (patates), dana/hindi (jambon), (kahve) fincanı, (nar) ekşisi, (şarap) sirkesi, (kuzu) kulağı/göbeği, hindistan cevizi (sütü),
    kara(buğday) = karabuğday, kuzu(göbeği) mantarı, fıstık (ezmesi) = yer fıstığı ezmesi, bal(kabağı) = balkabağı, (hindistan cevizi) sütü = hindistan cevizi (sütü), (kuzukulağı)
  `,
  kinds: `
    makarna: spagetti, penne, erişte
    peynir: kaşar, lor, beyaz peynir
    mantar: kültür mantarı
    yağ: sıvı yağ, zeytinyağı
    et: kuşbaşı
    tavuk: tavuk göğsü, tavuk budu, tavuk but
    biber: kırmızı biber, yeşil biber, sivri biber
  `,
  families: {
    lactose: 'laktoz |',
    dairy: 'süt, süt ürünleri | tereyağı, tereyağ, yoğurt, krema, kaymak, ayran, kefir, labne, süzme yoğurt',
    cheese: 'peynir | kaşar, lor, parmesan, mozzarella, labne, beyaz peynir',
    egg: 'yumurta | mayonez',
    meat: 'et | kıyma, kuzu, sucuk, sosis, köfte, pastırma, kavurma, ciğer, eti, kuşbaşı, jelatin',
    pork: 'domuz | pastırma domuz, jambon, bacon, domuz eti',
    beef: 'dana, sığır | biftek',
    poultry: 'kümes hayvanları | tavuk, hindi, ördek',
    fish: 'balık | somon, ton, hamsi, levrek, çipura, uskumru, palamut, sardalya, alabalık, ançuez',
    shellfish: 'deniz ürünleri | karides, midye, kalamar, ahtapot, yengeç, istakoz',
    nuts: 'kuruyemiş, fındık, ceviz | badem, fıstık, kaju, antep fıstığı, kestane, yer fıstığı',
    peanut: 'yer fıstığı |',
    gluten:
      'gluten, buğday | un, makarna, ekmek, bulgur, irmik, erişte, yufka, spagetti, şehriye, galeta unu, arpa, çavdar, bira, soya sosu, lavaş, kuskus, pide, tarhana, bisküvi, milföy',
    soy: 'soya | tofu, soya sosu',
    honey: 'bal |',
    alcohol: 'alkol | şarap, bira, rakı, votka, rom, konyak, likör, viski',
    starch: '| pirinç, makarna, patates, ekmek, spagetti, erişte',
    sesame: 'susam | tahin, helva',
    mushroom: 'mantar |',
    onion: 'soğan |',
    garlic: 'sarımsak |',
    tomato: 'domates | ketçap, salça',
    citrus: 'narenciye | limon, portakal, mandalina, greyfurt',
    legumes: 'baklagil, baklagiller | fasulye, mercimek, nohut, bezelye, bakla',
    corn: 'mısır |',
    nightshade: 'patlıcangiller | domates, patates, patlıcan, biber',
  },
  vague: 'sos, sosu, toz, tozu, yaprağı, karışım, harç',
  tap: 'su, sıcak su, buz',
  inSteps: {
    all: 'tüm malzemeleri, bütün malzemeleri',
    rest: 'kalan',
    but: 'hariç',
    ingredients: 'malzemeler, malzemeleri',
    oven: 'fırın, fırında, fırını, fırına, fırınlayın, pişirme fırını',
  },
};
