import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
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
  makes: 'adet, miktar, yaklaşık',
  pieces: 'adet, dilim',
  total: 'toplam süre, toplam, süre, hazırlama ve pişirme süresi',
  prep: 'hazırlık süresi, hazırlık, hazırlama süresi, hazırlama, hazırlanma süresi',
  cook: 'pişirme süresi, pişirme, pişme süresi, fırın',
  hours: '',
  minutes: 'dk, dakikada, dakikadan',
  seconds: 'sn',
  for: '* için, üzeri için',
  optional: 'isteğe bağlı, isteğe göre',
  suggest: 'öneririm, tarifi, deneyin, hazırlayabilirsiniz',
  articles: 'bir',
  praise: 'lezzetli, nefis, kolay',
  ends: 'tarifi, için, ile',
  chat: 'tabii, elbette, işte*, merhaba, harika, bu, size, evet, tabi, malzemelerinizle, elinizdeki*, memnuniyetle',
  goodbye: 'afiyet olsun',
  numbers:
    'bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on iki, on beş, yirmi, yirmi beş, otuz, kırk, kırk beş, elli, altmış, doksan',
  fractions: 'yarım=0.5, bir buçuk=1.5, buçuk=0.5, çeyrek=0.25',
  times: 'yarım saat=30, çeyrek saat=15, bir saat=60, bir buçuk saat=90',
  to: 'ila, veya, ya da',
  and: 've',
  about: 'yaklaşık, ortalama, en az, kadar',
  untimed: 'her, son',
  untimedBehind: 'kala, da bir, daha az',
};
