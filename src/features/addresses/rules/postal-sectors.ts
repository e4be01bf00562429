import type { Translated } from '#src/kit/culture.ts'

/**
 * The postal districts of the Urban Redevelopment Authority: the sectors of each, which are the first two digits of its
 * postal codes, and its places.
 */
const districts: [sectors: string, en: string, zh: string][] = [
  ['01 02 03 04 05 06', 'Raffles Place, Cecil, Marina, People’s Park', '莱佛士坊、丝丝街、滨海、珍珠坊'],
  ['07 08', 'Anson, Tanjong Pagar', '安顺、丹戎巴葛'],
  ['14 15 16', 'Queenstown, Tiong Bahru', '女皇镇、中峇鲁'],
  ['09 10', 'Telok Blangah, HarbourFront', '直落布兰雅、港湾'],
  ['11 12 13', 'Pasir Panjang, Hong Leong Garden, Clementi New Town', '巴西班让、丰隆花园、金文泰'],
  ['17', 'High Street, Beach Road', '谐街、美芝路'],
  ['18 19', 'Middle Road, Golden Mile', '密驼路、黄金坊'],
  ['20 21', 'Little India', '小印度'],
  ['22 23', 'Orchard, Cairnhill, River Valley', '乌节、经禧、里峇峇利'],
  ['24 25 26 27', 'Ardmore, Bukit Timah, Holland Road, Tanglin', '雅茂、武吉知马、荷兰路、东陵'],
  ['28 29 30', 'Watten Estate, Novena, Thomson', '诺维娜、汤申'],
  ['31 32 33', 'Balestier, Toa Payoh, Serangoon', '马里士他、大巴窑、实龙岗'],
  ['34 35 36 37', 'Macpherson, Braddell', '麦波申、布莱德'],
  ['38 39 40 41', 'Geylang, Eunos', '芽笼、友诺士'],
  ['42 43 44 45', 'Katong, Joo Chiat, Amber Road', '加东、如切、安珀路'],
  ['46 47 48', 'Bedok, Upper East Coast, Eastwood, Kew Drive', '勿洛、东海岸路上段'],
  ['49 50 81', 'Loyang, Changi', '罗央、樟宜'],
  ['51 52', 'Tampines, Pasir Ris', '淡滨尼、巴西立'],
  ['53 54 55 82', 'Serangoon Garden, Hougang, Punggol', '实龙岗花园、后港、榜鹅'],
  ['56 57', 'Bishan, Ang Mo Kio', '碧山、宏茂桥'],
  ['58 59', 'Upper Bukit Timah, Clementi Park, Ulu Pandan', '武吉知马路上段、乌鲁班丹'],
  ['60 61 62 63 64', 'Jurong', '裕廊'],
  ['65 66 67 68', 'Hillview, Dairy Farm, Bukit Panjang, Choa Chu Kang', '山景、武吉班让、蔡厝港'],
  ['69 70 71', 'Lim Chu Kang, Tengah', '林厝港、登加'],
  ['72 73', 'Kranji, Woodgrove', '克兰芝、兀兰'],
  ['77 78', 'Upper Thomson, Springleaf', '汤申路上段、春叶'],
  ['75 76', 'Yishun, Sembawang', '义顺、三巴旺'],
  ['79 80', 'Seletar', '实里达'],
]

const placesOf = new Map<string, Translated>(
  districts.flatMap(([sectors, en, zh]) => sectors.split(' ').map((sector) => [sector, { en, zh }])),
)

/** The places of the district that a Singapore postal code lies in; null where no code begins so (address-21). */
export const districtOf = (postalCode: string): Translated | null => placesOf.get(postalCode.slice(0, 2)) ?? null
