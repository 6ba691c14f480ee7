import type { Neighbor } from './neighbor.ts';

export const asian: readonly Neighbor[] = [
  {
    tag: 'tr-TR',
    name: 'Turkish',
    women: ['Elif', 'Nermin'],
    men: ['Emre', 'Kemal'],
    previewText: 'Fırıncı her sabah güneş doğmadan kapısını açar ve bütün sokak taze ekmek kokar.',
  },
  {
    tag: 'ar-SA',
    name: 'Arabic',
    women: ['ليلى', 'سلمى'],
    men: ['كريم', 'طارق'],
    previewText: 'كل صباح يفتح الخباز بابه قبل شروق الشمس، وتفوح في الشارع كله رائحة الخبز الطازج.',
  },
  {
    tag: 'ko-KR',
    name: 'Korean',
    women: ['지우', '은영'],
    men: ['민준', '상호'],
    previewText: '빵집 주인은 매일 아침 해가 뜨기 전에 문을 열고, 온 거리에 갓 구운 빵 냄새가 퍼집니다.',
  },
  {
    tag: 'id-ID',
    name: 'Indonesian',
    women: ['Putri', 'Wulan'],
    men: ['Bagus', 'Hendra'],
    previewText:
      'Setiap pagi tukang roti membuka pintunya sebelum matahari terbit, dan seluruh jalan beraroma roti hangat.',
  },
  {
    tag: 'ms-MY',
    name: 'Malay',
    women: ['Aisyah', 'Rohana'],
    men: ['Hakim', 'Zulkifli'],
    previewText:
      'Setiap pagi pembuat roti membuka pintunya sebelum matahari terbit, dan seluruh jalan berbau roti segar.',
  },
  {
    tag: 'fil-PH',
    name: 'Filipino',
    women: ['Tala', 'Ligaya'],
    men: ['Bayani', 'Crisanto'],
    previewText:
      'Tuwing umaga binubuksan ng panadero ang pinto bago sumikat ang araw, at amoy bagong tinapay ang buong kalye.',
  },
  {
    tag: 'ta-IN',
    name: 'Tamil',
    women: ['கயல்', 'செல்வி'],
    men: ['அருண்', 'முருகன்'],
    previewText:
      'ஒவ்வொரு காலையும் சூரியன் உதிக்கும் முன் ரொட்டிக் கடை திறக்கிறது, தெரு முழுவதும் புதிய ரொட்டியின் மணம் வீசுகிறது.',
  },
  {
    tag: 'vi-VN',
    name: 'Vietnamese',
    women: ['Lan', 'Hương'],
    men: ['Minh', 'Quang'],
    previewText:
      'Mỗi sáng, người thợ bánh mở cửa trước khi mặt trời mọc, và cả con phố thơm mùi bánh mì nóng.',
  },
];
