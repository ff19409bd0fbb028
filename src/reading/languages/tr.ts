import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    malzemeler, malzeme listesi, gerekli malzemeler, gerekenler, ihtiyacınız olanlar, ihtiyacın olanlar
    alışveriş listesi, malzemelere*
  `,
  steps: `
    hazırlanışı, hazırlanış, yapılışı, yapılış, yapımı, hazırlama, adımlar, adım adım*, talimatlar
    nasıl yapılır, tarif adımları, pişirme, hazırlık
  `,
  aside: `
    ipucu*, ipuçları, püf nokta*, notlar, not, öneri*, servis önerisi, servis, saklama, besin*
    alternatif*, çeşitlendirme*, değişiklik*, bilgi*, açıklama, neden *, sık sorulan*, püf*, porsiyon
    toplam süre, pişirme süre*
  `,
  withFoods: 'servis önerisi, servis, öneri*',
  tools: 'araç gereç*, ekipman*, mutfak gereçleri, mutfak aletleri',
  otherWay: 'düdüklü tencerede, düdüklü, mikrodalga, mikrodalgada, fritözde',
  step: 'adım',
  recipe: 'tarif, tarifi',
  several: 'tarifler, fikirler, seçenekler, öneriler, yemekler',
  courses: 'ana yemek, yanına, garnitür, başlangıç, tatlı',
  named: 'yemek, yemek adı, isim, adı, başlık, öneri',
  serves: 'kişilik, kişiye yeter, kişiye, kişi, porsiyon, kişi sayısı',
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
  recipeFor: '',
  suggest: 'öneririm, tavsiye ederim',
  suggested: `
    tarifi, nasıl yapılır, yapabilirsiniz, yapabilirsin, hazırlayabilirsiniz, hazırlayabilirsin
    pişirebilirsiniz, deneyebilirsiniz, öneririm, öneriyorum, yapalım, yapmak için
  `,
  is: '',
  praise: 'lezzetli, nefis, kolay, bir, pratik, enfes, şahane, harika, klasik, güzel, basit, doyurucu',
  ends: `
    için, ile, olan, varsa, bir, kolayca, evde, göre, adet, kişilik, size, işte, kullanarak, ve, harika
  `,
  chat: `
    tabii, elbette, işte*, merhaba, harika, bu, size, evet, tabi, malzemelerinizle, elinizdeki*
    memnuniyetle
  `,
  goodbye: 'afiyet olsun, kolay gelsin, isterseniz size, bana söyle, haber ver, umarım',
  remark: 'isterseniz, dilerseniz, eğer, artan*, bu, bunu',
  letters: 'ı=i',
  endings: `
    lar, ler, ı, i, u, ü, sı, si, su, sü, ın, in, un, ün, nın, nin, nun, nün, yı, yi, yu, yü, a, e, ya
    ye, da, de, ta, te, dan, den, tan, ten, la, le, ları, leri, ların, lerin, lara, lere, ını, ini, sını
    sini, unu, ünü, nın, nin, nun, nün, sı, si, su, sü, ın, in, ı, i, u, ü, lar, ler, ları, leri, yı, yi
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
  numbers: `
    çeyrek=¼, yarım=½, buçuk=+½, bir=1, bir buçuk=1½, iki=2, üç=3, dört=4, beş=5, altı=6, yedi=7
    sekiz=8, dokuz=9, on=10, on iki=12, on beş=15, yirmi=20, yirmi beş=25, otuz=30, kırk=40, kırk beş=45
    elli=50, altmış=60, doksan=90
  `,
  without: 'içermez',
  free: 'siz, sız, suz, süz, yerine, yerine geçer',
  instead: '',
  not: 'olmayan, değil',
  plant: 'vegan, bitkisel',
  meatless: 'vejetaryen',
  units: {
    metric: `
      g/gr/gram=1 g, kg/kilo/kilogram=1000 g, ml/mililitre=1 ml, cl=10 ml, dl=100 ml, l/lt/litre=1000 ml
    `,
    ounces: 'libre/lb=453.6 g, oz=28.35 g',
    measure: `
      yemek kaşığı=3 çay kaşığı, yk=3 çk, su bardağı, çay bardağı, bardak, tatlı kaşığı, çay kaşığı
      çorba kaşığı, kaşık, fincan, kahve fincanı, tutam, avuç, tk, çk, sb, kase, damla, fiske
    `,
    container: 'paket, kutu, kavanoz, şişe, poşet, konserve, küp',
    piece: 'düzine=12, adet, tane, diş, demet, dilim, dal, baş, yaprak, parça, kök, top, bağ',
    noAmount: 'cm=1 cm, mm=0.1 cm, inç=2.54 cm, dakika, saat, derece, gün',
  },
  fill: `
    birkaç, biraz, silme, tepeleme, dolu, isteğe, bağlı, göre, kadar, az, boy, eksik, fazla, arzuya
    parmak, servis için, kızartmak için, üzeri için, üzerine, süslemek için, yarım ay, biri, birini
  `,
  tail: 'üzeri',
  describing: `
    dilimi, dilimleri, taze, küçük, büyük, orta, iri, ince, kalın, olgun, sıcak, ılık, soğuk, çiğ, yağlı
    tam, haşlanmış, doğranmış, rendelenmiş, kıyılmış, sızma, temizlenmiş, kemiksiz, derisiz, toz, kaynar
    oda, sıcaklığında, süzme, köy, pilavlık, baldo, dolmalık, kızartmalık, yemeklik, ezilmiş, dövülmüş
    çekilmiş, taneli, közlenmiş, kemikli, dolgun, esmer, içi, yağsız
  `,
  forms: '*miş, *mış, *muş, *müş',
  turned: 'yoğunlaştırılmış, kondanse, şekerlenmiş, fermente, turşusu, füme, panelenmiş',
  which: `
    kırmızı, yeşil, sarı, beyaz, siyah, kuru, göğsü, göğüs, but, baget, kanat, kalça, fileto, pirzola
    bonfile, çeri, kiraz, ayçiçek, zeytinyağı, sivri, çarliston, kapya, yaprağı, deniz
  `,
  parts: 'suyu, kabuğu, sarısı, akı, rendesi',
  makes: 'salçası, sosu, unu, sütü, yağı, sirkesi, tozu, ezmesi, nişastası, kreması, çorbası',
  names: `
    ayçiçeği yağı, bal
    tavuk = tavuğun = tavuğu = tavuğa
    ekmek = ekmeğin = ekmeği = ekmeğe
    yoğurt = yoğurdu = yoğurdun = süzme yoğurt
    makarna suyu = makarna suyunu = makarnanın suyunu
    makarna haşlama suyu
    yeşil soğan = taze soğan
    kuru domates, kuru kayısı, kuru incir, kuru üzüm, kuru erik, elma suyu, domates suyu, portakal suyu
    soğan = kuru soğan
    sarımsak = sarmısak
    un = buğday unu
    tereyağı = tereyağ
    zeytinyağı = zeytinyağ
    sıvı yağ = ayçiçek yağı = sıvıyağ
    sivri biber = yeşil biber
    kırmızı biber = kapya biber
    domates salçası = salça
    kıyma = dana kıyma = kuzu kıyma
    tavuk but = tavuk budu
    şeker = toz şeker
    kaşar = kaşar peyniri
    nane = kuru nane
    vanilin = vanilya
    et = dana eti = kuşbaşı et
    domates, patates, yumurta, karabiber, pul biber, biber salçası, tavuk göğsü, pirinç, bulgur
    mercimek, kırmızı mercimek, nohut, süt, krema, beyaz peynir, maydanoz, dereotu, kimyon, kekik
    tarçın, kabartma tozu, havuç, kabak, patlıcan, limon, tuz, taze soğan, limon suyu, tavuk suyu
    et suyu, nar ekşisi, elma sirkesi, soya sosu, mısır nişastası, galeta unu, pudra şekeri, esmer şeker
    kuru fasulye, taze fasulye, kakao yağı, balık köftesi, kereviz

    badem/yulaf/soya/pirinç (sütü), (hindistan cevizi), (muskat cevizi), (hindistancevizi)
    kestane (mantarı), karabuğday/pirinç/mısır/nohut/badem (unu), mercimek (makarnası)
    pirinç (eriştesi), fıstık (ezmesi), kakao (yağı), tatlı (patates), dana/hindi (jambon)
    (kahve) fincanı, (nar) ekşisi, (şarap) sirkesi, (kuzu) kulağı/göbeği, (hindistan cevizi sütü)
    kara(buğday) = karabuğday
    kuzu(göbeği) mantarı
    fıstık (ezmesi) = yer fıstığı ezmesi
    (bal)kabağı = (bal) kabağı = (balkabağı)
    (kuzukulağı), (tahta) kaşık/spatula, (kuzu) göbeği, (ekmek) ayvası, (istiridye) mantarı, (kuş) üzümü
    (kuyruk) sokumu, soya (kıyması), soya (kıyma), (deniz) börülcesi, (kaz) ayağı, (kazayağı), (baldo)
    (balsamik), (balzamik), (baldıran), nar (ekşisi), üzüm (sirkesi), (bira) mayası, (ekmek) mayası
    (ekmek) kadayıfı = ekmek kadayıfı
    elma (şarabı)
    kestane (şekeri) = kestane şekeri
    kaju/fındık/ceviz/kestane/susam/kenevir/fıstık (sütü), (hindistan cevizi yağı)
    (hindistan cevizi kreması), (hindistan cevizi unu), (hindistan cevizi şekeri)
    badem/soya/yulaf (kreması), badem/soya/yulaf (yoğurdu), soya (peyniri), kaju (peyniri)
    badem (ezmesi) = badem ezmesi
    pirinç (makarnası), nohut (makarnası), mısır (makarnası), kinoa (makarnası), pirinç (noodle)
    pirinç (yufkası), mısır (ekmeği), mısır (gevreği), pirinç (patlağı)
    kinoa/soya/kestane/yulaf/keten/patates/tapyoka/darı/teff/keçiboynuzu/fındık/ceviz/mercimek (unu)
    bezelye/hindistancevizi (unu), kakao (yağı), fındık/badem/ceviz/susam (yağı), yer fıstığı (yağı)
    antep fıstığı (yağı), mercimek (köftesi), patates (köftesi), kabak (köftesi), nohut (köftesi)
    sebze (köftesi), ıspanak (köftesi), balık (köftesi), mercimekli (köfte), çiğ (köfte) harcı
    (sebzeli burger), (sebze burger), (hamburger) ekmeği, sebze (suyu), hindi (füme), hindi (salam)
    hindi (sosis), tavuk (sosis), tavuk (salam), tavuk (jambon), balık (sucuk), vegan/bitkisel (sucuk)
    patlıcan (musakka) = patlıcan musakka
    (kedi) dili = kedi dili
    (serçe) parmağı, (fincan)
    cevizli sucuk = cevizli (sucuk)
    hardal/susam/keten (tohumu)
    (ayran) aşı = ayran aşı
    (kahve) kreması = kahve kreması
    bal (peteği), (tahta)
  `,
  kinds: `
    makarna: spagetti, penne, erişte;
    peynir: kaşar, lor, beyaz peynir;
    mantar: kültür mantarı;
    yağ: sıvı yağ, zeytinyağı;
    sıvı yağ: zeytinyağı, ayçiçeği yağı;
    et: kuşbaşı;
    tavuk: tavuk göğsü, tavuk budu, tavuk but;
    biber: kırmızı biber, yeşil biber, sivri biber
  `,
  avoidedWith: `
    makarna:
      spagetti, erişte, şehriye, tel şehriye, arpa şehriye, yıldız şehriye, fiyonk, burgu makarna, penne,
      noodle, kuskus, mantı, lazanya, fettucini, fettuccine, linguine, fusilli, rigatoni, ravioli;
    ekmek:
      yufka ekmeği, pide, lavaş, simit, bazlama, gözleme, tost ekmeği, galeta, kruton, poğaça, somun,
      francala, tandır ekmeği, baget ekmek, hamburger ekmeği, kepek ekmeği, peksimet, grissini, sandviç,
      bagel, ciabatta, focaccia, naan, pita, ekmek kadayıfı;
    yoğurt: ayran, tarhana, cacık, haydari, süzme yoğurt;
    fasulye: barbunya, börülce;
    çam fıstığı: dolmalık fıstık;
    fıstık: antep fıstığı, yer fıstığı, dolmalık fıstık, çam fıstığı;
    nohut: humus, leblebi, falafel;
    badem: badem ezmesi, acıbadem;
    pirinç: pilav;
    patates: cips;
    karides: jumbo karides;
    hindistan cevizi:
      hindistan cevizi sütü, hindistan cevizi yağı, hindistan cevizi kreması, hindistan cevizi unu;
    yulaf: yulaf ezmesi, müsli, granola
  `,
  avoiding: `
    alerji, alerjisi, alerjim, alerjik, alerjiler, alerjen, intolerans, intoleransı, toleranssız, hassas
    hassasiyet, hassasiyeti, duyarlılık, duyarlılığı, karşı, yok, hayır, olmasın, değil, hiç, hiçbir
    lütfen, her, herşey, şey, şeyler, tüm, bütün, ile, li, lı, içeren, içerir, içinde, olan, ürünleri
    ürünü, ürün, gıdalar, yiyecekler, ben, benim, var, yiyemem, yiyemiyorum, yemem, yemiyorum, yemek
    kaçın, kaçınıyorum, olmadan, siz, sız, suz, süz, serbest, ve, veya, ya da, de, da, tür, türü
    türleri, eser, çok, ciddi, hastalığı, sevmem
  `,
  families: {
    lactose: 'laktoz |',
    dairy: `
      süt, süt ürünleri, süt ürünü, süt proteini |
      tereyağ, sade yağ, sadeyağ
      yoğurt, süzme yoğurt, cacık, haydari
      krema, kaymak, krem şanti, süt kreması
      puding, muhallebi, sütlaç, keşkül, kazandibi, güllaç
      dondurma
      beşamel, beşamel sos
      tarhana
      süt tozu, peynir altı suyu, kazein
      beyaz çikolata, sütlü çikolata, ganaj, karamel sos, karamelli şekerleme
    `,
    cheese: `
      peynir |
      kaşar, lor, labne, beyaz peynir, hellim, çökelek, rokfor, tulum, ezine, minzi, kuymak
      çeçil, dil peyniri, gravyer, mihaliç, otlu peynir, krem peynir
      çedar, kaşkaval, lor peyniri, süzme peynir
      künefe, mıhlama
      sezar sos
    `,
    egg: `
      yumurta |
      mayonez, tartar sos, omlet, menemen, çılbır
      merenge, kedi dili, krep, pankek, pandispanya, kek, krem patiseri
      taze makarna, yumurtalı makarna, yumurtalı erişte
    `,
    gelatin: 'jelatin |',
    'red meat': `
      kırmızı et |
      kuzu, keçi eti, oğlak, geyik, kıyma, sucuk, sosis, köfte, kuşbaşı, pirzola, pastırma, kavurma
    `,
    meat: `
      et, et ürünleri |
      ciğer, beyin, yürek, dil söğüş, sığır dili, dana dili
      eti, işkembe, paça, kelle, kokoreç, uykuluk, böbrek, döner
      işkembe çorbası, bumbar, mumbar, şırdan
      kuyruk yağı
      salam, şarküteri
      mantı, lahmacun, musakka
      tavşan, at eti
      incik, gerdan, kaburga, külbastı
      şiş kebap, kebap, adana kebap, çiğ köfte, şaşlık, hamburger, burger, sote et, tantuni, lop et
      kemik suyu, kemik, et suyu, et bulyon, beyran
    `,
    pork: `
      domuz, domuz eti, kırmızı et |
      pastırma domuz, jambon, domuz yağı, domuz pastırması, yaban domuzu
    `,
    beef: `
      dana, sığır, sığır eti, dana eti, kırmızı et |
      biftek, antrikot, bonfile, kontrfile, nuar, rosto, inek eti, öküz
      manda eti, dana bonfile, pastırma, sucuk, kavurma
    `,
    poultry: `
      kümes hayvanları, kanatlı, beyaz et |
      tavuk, hindi, ördek, piliç, kaz eti, bıldırcın, keklik, horoz
      tavuk ciğeri, nugget, sülün, devekuşu eti
    `,
    'not kosher': `
      |
      tavşan, tavşan eti, at eti, yaban domuzu, kurbağa, yılan balığı, köpek balığı, kılıç balığı
      fener balığı, yayın balığı, vatoz, mersin balığı, havyar, salyangoz
    `,
    fish: `
      balık |
      somon, alabalık
      ton, orkinos, hamsi, levrek, levreği, çipura
      uskumru, palamut, sardalya, ançuez, istavrit, lüfer, çinekop, lakerda, sarıkanat, ringa, çiroz
      mezgit, kalkan, kefal, barbun balığı, tekir balığı, dil balığı, mercan balığı
      kılıç balığı, karagöz balığı, sinarit, lagos, minekop, torik, zargana
      gümüş balığı, morina, iskorpit, kırlangıç balığı, trança
      turna balığı, sazan, yayın balığı, sudak
      tilapya, berlam, bakalyaro
      havyar, balık yumurtası
      fener balığı, yılan balığı, köpek balığı, vatoz, mersin balığı
      balık sosu, sezar sos, worcestershire sos
    `,
    shellfish: 'deniz ürünleri, kabuklu deniz ürünleri, deniz mahsulleri | deniz kestanesi',
    crustacean: `
      (kabuklular), kabuklu deniz hayvanları, (kabuklu) |
      karides, yengeç, istakoz, kerevit, böcek ıstakoz, çağanoz
      jumbo karides, köri ezmesi, kırmızı köri ezmesi
    `,
    mollusc: `
      (yumuşakçalar), (yumuşakça) |
      midye, kalamar, ahtapot, istiridye, tarak midye, deniz tarağı, mürekkep balığı, sübye
      kum midyesi, akivades, salyangoz, deniz minaresi, supya, istiridye sosu
    `,
    nuts: `
      kuruyemiş, fındık, ceviz, kabuklu yemişler, kabuklu yemiş, sert kabuklu yemişler, kuru yemiş |
      badem, badem ezmesi, acıbadem
      fıstık, antep fıstığı, lokum fıstıklı, fıstık içi
      kaju, kestane, çam fıstığı, dolmalık fıstık, makademya, pikan, brezilya cevizi
      nuga, cezerye, cevizli sucuk
      müsli, çikolatalı fındık kreması
    `,
    peanut: 'yer fıstığı, yerfıstığı | fıstık ezmesi, yer fıstığı ezmesi',
    gluten: `
      gluten, glüten, (glutenli tahıllar), (tahıl), (çölyak), (çölyak hastalığı) |
      arpa, çavdar, bira, malt, yulaf, yulaf ezmesi, yulaf unu, yulaf kepeği, yulaf lapası
    `,
    wheat: `
      buğday |
      un, tam buğday unu, siyez, kavılca, firik, kepek, aşurelik buğday, yarma
      irmik, un helvası, irmik helvası, hoşmerim, un kurabiyesi
      makarna, spagetti, erişte, şehriye, tel şehriye, arpa şehriye, yıldız şehriye
      fiyonk, burgu makarna, noodle, kuskus, mantı, lazanya, fettucini
      ekmek, yufka ekmeği, pide, lavaş, simit, bazlama, gözleme, tost ekmeği, poğaça, somun, francala
      tandır ekmeği, baget ekmek, hamburger ekmeği, kepek ekmeği, peksimet
      galeta unu, galeta, kruton, etimek
      tarhana
      beşamel, pane harcı
      sandviç
      yufka, milföy, kadayıf, tel kadayıf, baklavalık yufka, börek, börek hamuru, güllaç, künefe
      bisküvi, kurabiye, kek, kedi dili, kraker, gofret, kruvasan, krep, pankek, revani, tulumba
      hamur, maya hamuru
      karışık tahıl, müsli
      ekmek kadayıfı, pandispanya, lahmacun
      soya sosu, istiridye sosu
    `,
    soy: 'soya | soya sosu, istiridye sosu',
    celery: `
      kereviz |
      kereviz sapı, kereviz tuzu, sebze suyu, sebze bulyon, bulyon, et bulyon, tavuk bulyon
    `,
    sulphites: `
      sülfit, sülfitler, (kükürt dioksit), (kükürt) |
      şarap, şarabı, köpüklü şarap, şampanya, vermut
      üzüm sirkesi şarap, şarap sirkesi, balzamik sirke, balsamik sirke, balzamik, balsamik
      kuru kayısı, gün kurusu, kuru meyve, kuru incir, kuru mango, kuru elma
      sarı kuru üzüm, altın kuru üzüm, sultaniye
      meyve şekerlemesi, vişne maraskino
      şişe limon suyu, limon suyu konsantresi, limon sosu
      hazır patates püresi
    `,
    lupin: 'acı bakla, lüpen, termiye |',
    honey: 'bal | arı sütü, petek bal',
    alcohol: `
      alkol, alkollü içecek, alkollü içki, içki |
      şarap, şarabı, şampanya, köpüklü şarap, vermut
      bira, birası
      rakı, votka, rom, konyak, likör, viski, cin içkisi, brendi, tekila, kanyak
    `,
    starch: `
      |
      un, aşurelik buğday
      irmik
      makarna, spagetti, erişte, şehriye, tel şehriye, arpa şehriye, yıldız şehriye
      fiyonk, burgu makarna, noodle, kuskus, mantı, lazanya, fettucini
      ekmek, yufka ekmeği, pide, lavaş, simit, bazlama, gözleme, tost ekmeği, poğaça, somun, francala
      tandır ekmeği, baget ekmek, hamburger ekmeği, kepek ekmeği, peksimet
      galeta unu, galeta, kruton, etimek
      tarhana
      sandviç
      yufka, milföy, kadayıf, tel kadayıf, baklavalık yufka, börek, börek hamuru, güllaç, künefe
      bisküvi, kurabiye, kek, kedi dili, kraker, gofret, kruvasan, krep, pankek, revani, tulumba
      hamur, maya hamuru
      kuru fasulye, barbunya, mercimek, nohut
      pirinç, pilav, pirinç unu
      patates, patates püresi, tatlı patates, cips
      arpa, çavdar, yulaf
      nişasta, mısır nişastası, mısır unu, buğday nişastası, tapyoka
      şeker
      grissini, baklava, panko, pizza
    `,
    sesame: 'susam | helva, simit, humus',
    seeds: `
      (tohumlar), (tohum), (çekirdek) |
      haşhaş, haşhaş tohumu, ay çekirdeği, ay çiçeği çekirdeği, kabak çekirdeği
      keten tohumu, chia tohumu, hardal tohumu, kenevir tohumu, çörek otu
    `,
    mustard: 'hardal | köri tozu, toz köri, köri, mayonez, tartar sos, sezar sos',
    mushroom: 'mantar | kuzugöbeği, kuzu göbeği, trüf, istiridye mantarı',
    onion: 'soğan | pırasa, arpacık, frenk soğanı, arpacık soğan',
    garlic: 'sarımsak | sarmısak, cacık',
    tomato: 'domates | ketçap, salça, menemen, domates sosu',
    citrus: `
      narenciye, turunçgiller, turunçgil |
      limon, portakal, mandalina, greyfurt, turunç, misket limonu, kamkat
    `,
    legumes: `
      baklagil, baklagiller |
      fasulye, mercimek, nohut, bezelye, bakla, barbunya, börülce
      leblebi, humus, fava, maş fasulyesi, çemen otu
    `,
    corn: 'mısır | patlamış mısır, mısır unu, mısır nişastası, kuymak',
    nightshade: `
      patlıcangiller |
      patates, patlıcan, biber, pul biber, kırmızı biber, cips, hazır patates püresi
    `,
  },
  notSure: `
    milföy=puff pastry, bisküvi=biscuit, çikolata=chocolate, bitter çikolata=chocolate
    margarin=margarine, kabartma tozu=baking powder, vanilya özütü=vanilla extract
    vanilya ekstraktı=vanilla extract, bulyon=stock cube, et bulyon=stock, tavuk bulyon=stock
    sebze bulyon=vegetable stock, köri ezmesi=curry paste
  `,
  vague: 'sos, sosu, toz, tozu, yaprağı, karışım, harç',
  made: 'hamur, harç, köfte, börek, poğaça, kek, kurabiye, krep, omlet, pide',
  verbs: '',
  tap: 'su, sıcak su, buz',
  waterOf: `
    * haşlama suyu, * haşlama suyunu, * haşlama suyundan, * pişirme suyu, * pişirme suyunu
    * pişirme suyundan
  `,
  staples: 'tuz=salt, karabiber=pepper, sıvı yağ=oil',
  inSteps: {
    all: 'tüm malzemeleri, bütün malzemeleri',
    rest: 'kalan',
    but: 'hariç',
    ingredients: 'malzemeler, malzemeleri',
    little: 'tutam, damla, fiske',
    oven: 'fırın, fırında, fırını, fırına',
    baked: 'fırınlayın, pişirme fırını',
    heat: `
      derece, derecede, yüksek, orta, düşük, sıcak, kızgın, ızgara, dereceye, ısıtılmış, paket
      mikrodalga, fırın tepsisi, fırın kabı, fırın kağıdı
    `,
    everything: 'hepsini, hepsi, tümünü, tüm, bütün',
    many: `
      baharatlar, baharatları, baharat, sebzeler, sebzeleri, sebze, otlar, otları, yeşillikler
      yeşillikleri, meyveler, meyveleri, sıvılar, iç harcı, iç malzemesi
    `,
    optional: 'isteğe bağlı, arzuya göre, süslemek, servis, üzeri, üzerine, damak, yağlamak, süsleme',
  },
};
