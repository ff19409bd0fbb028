import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients: '재료, 필요한 재료, 준비물, 재료 준비, 식재료, 장보기 목록, 양념 재료',
  steps:
    '만드는 법, 만드는 방법, 만들기, 조리법, 조리 방법, 조리 순서, 조리 과정, 요리 방법, 요리 순서, 과정, 순서, 방법, 조리 단계, 요리 과정, 만드는 순서',
  aside:
    '팁, 참고, 메모, 보관, 도구, 주의, 유의, 응용, 대체, 변형, 영양, 칼로리, 비고, 자주 묻는, 곁들임, 더 맛있게, 인분, 조리 시간',
  step: '단계',
  recipe: '레시피, 요리, 요리명, 요리 이름, 메뉴, 제목, 이름, 추천',
  serves: '인분, 명, 사람, 분량',
  makes: '분량, 약',
  total: '총 시간, 총 조리 시간, 총 소요 시간, 소요 시간, 시간, 총, 전체 시간, 조리시간, 완성까지',
  prep: '준비 시간, 준비, 준비시간, 재료 준비',
  cook: '조리 시간, 조리, 요리 시간, 굽는 시간, 끓이는 시간',
  hours: '',
  minutes: '',
  seconds: '',
  for: '용, 위한',
  optional: '선택, 약간, 적당량, 기호에 따라',
  suggest: '',
  articles: '',
  praise: '',
  ends: '',
  chat: '물론, 네, 여기, 다음은, 좋아요, 그럼, 안녕, 이, 주신, 가지고',
  goodbye: '맛있게 드세요',
  numbers: '한, 두, 세, 네, 다섯, 여섯, 일곱, 여덟, 아홉, 열',
  fractions: '반=0.5',
  times: '반나절=360',
  to: '에서, 또는',
  and: '와, 과',
  about: '약, 대략, 정도',
  untimed: '매, 마지막',
};
