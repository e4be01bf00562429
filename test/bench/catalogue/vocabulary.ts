/** What the products of a large shop are called: `English|中文`, several to a line. */
const pairs = (text: string): [en: string, zh: string][] => text.split(/,\s*/).map((each) => each.split('|') as [string, string])

export interface Group {
  name: [en: string, zh: string]
  /** The kinds of product in it, each a category of its own. */
  kinds: [en: string, zh: string][]
}

const group = (name: string, kinds: string): Group => ({ name: pairs(name)[0]!, kinds: pairs(kinds) })

/** Departments, their groups and the kinds of product in them; those written first have most products. */
export const departments: { name: [en: string, zh: string]; groups: Group[] }[] = [
  {
    name: ['Women', '女装'],
    groups: [
      group(
        'Clothing|服装',
        'Dress|连衣裙, Blouse|衬衣, Skirt|半身裙, Cardigan|开衫, Trousers|长裤, Jacket|外套, Jumper|毛衣, T-shirt|T恤, Coat|大衣, Jeans|牛仔裤',
      ),
      group('Shoes|女鞋', 'Loafer|乐福鞋, Sandal|凉鞋, Pump|高跟鞋, Ankle boot|短靴, Ballet flat|平底鞋'),
      group('Nightwear|睡衣', 'Pyjamas|睡衣套装, Robe|晨袍, Slip|吊带裙, Socks|袜子'),
    ],
  },
  {
    name: ['Beauty', '美妆'],
    groups: [
      group(
        'Skincare|护肤',
        'Serum|精华, Cleanser|洁面乳, Toner|爽肤水, Day cream|日霜, Night cream|晚霜, Sunscreen|防晒霜, Face mask|面膜, Eye cream|眼霜',
      ),
      group('Make-up|彩妆', 'Lipstick|唇膏, Foundation|粉底液, Blusher|腮红, Mascara|睫毛膏, Eye shadow|眼影, Nail polish|指甲油'),
      group('Fragrance|香氛', 'Perfume|香水, Body mist|身体喷雾, Candle|香氛蜡烛, Diffuser|香薰'),
      group(
        'Bath and body|沐浴',
        'Shower gel|沐浴露, Soap|香皂, Body lotion|身体乳, Hand cream|护手霜, Shampoo|洗发水, Conditioner|护发素',
      ),
    ],
  },
  {
    name: ['Home', '家居'],
    groups: [
      group('Bedding|床品', 'Duvet cover|被套, Pillowcase|枕套, Fitted sheet|床笠, Blanket|毯子, Cushion|靠枕'),
      group('Living|客厅', 'Vase|花瓶, Lamp|台灯, Rug|地毯, Mirror|镜子, Picture frame|相框, Clock|挂钟, Basket|收纳篮'),
      group('Bathroom|浴室', 'Towel|毛巾, Bath mat|浴室垫, Soap dish|皂碟'),
    ],
  },
  {
    name: ['Kitchen', '厨房'],
    groups: [
      group('Cookware|锅具', 'Frying pan|煎锅, Casserole|炖锅, Saucepan|奶锅, Wok|炒锅, Kettle|水壶, Steamer|蒸笼'),
      group('Tableware|餐具', 'Plate|餐盘, Bowl|碗, Mug|马克杯, Teapot|茶壶, Wine glass|酒杯, Chopsticks|筷子, Cutlery set|刀叉套装'),
      group('Tools|厨具', 'Chef knife|主厨刀, Chopping board|砧板, Spatula|锅铲, Storage jar|储物罐, Apron|围裙'),
    ],
  },
  {
    name: ['Men', '男装'],
    groups: [
      group('Clothing|服装', 'Shirt|衬衫, Polo shirt|Polo衫, Chinos|休闲裤, Blazer|西装外套, Suit|西装, Shorts|短裤, Sweater|针织衫'),
      group('Shoes|男鞋', 'Sneaker|运动鞋, Oxford shoe|牛津鞋, Slipper|拖鞋'),
      group('Accessories|配饰', 'Belt|皮带, Tie|领带, Cufflinks|袖扣, Cap|帽子'),
    ],
  },
  {
    name: ['Bags', '箱包'],
    groups: [
      group('Handbags|手袋', 'Tote|托特包, Crossbody bag|斜挎包, Shoulder bag|单肩包, Clutch|手拿包, Backpack|双肩包'),
      group('Small leather|小皮具', 'Wallet|钱包, Card holder|卡包, Key wake|钥匙圈'),
      group('Travel|旅行', 'Suitcase|行李箱, Weekend bag|旅行袋, Wash bag|洗漱包'),
    ],
  },
  {
    name: ['Jewellery and watches', '首饰与手表'],
    groups: [
      group('Jewellery|首饰', 'Necklace|项链, Earrings|耳环, Bracelet|手链, Ring|戒指, Brooch|胸针'),
      group('Watches and glasses|手表与眼镜', 'Watch|手表, Sunglasses|太阳镜'),
    ],
  },
  {
    name: ['Kids', '儿童'],
    groups: [
      group('Toys|玩具', 'Wooden blocks|积木, Puzzle|拼图, Doll|娃娃, Soft toy|毛绒玩具, Board game|桌游'),
      group('Baby|婴儿', 'Bodysuit|连体衣, Bib|围嘴, Baby blanket|婴儿毯'),
    ],
  },
  {
    name: ['Food', '美食'],
    groups: [
      group(
        'Tea and sweets|茶点',
        'Oolong tea|乌龙茶, Green tea|绿茶, Coffee beans|咖啡豆, Biscuits|饼干, Chocolate|巧克力, Jam|果酱, Mooncake|月饼, Hamper|礼篮',
      ),
    ],
  },
]

export const qualities = pairs(
  'Classic|经典, Soft|柔软, Everyday|日常, Slim|修身, Organic|有机, Vintage|复古, Quilted|绗缝, Striped|条纹, Floral|花卉, Pleated|百褶, Woven|编织, Embroidered|刺绣, Light|轻薄, Deep|深口, Round|圆形, Tall|高身, Mini|迷你, Large|大号, Double|双层, Folding|折叠, Hand-painted|手绘, Ribbed|罗纹, Glazed|釉面, Brushed|磨砂, Scented|芳香, Cooling|清凉, Warm|温暖, Hydrating|保湿, Brightening|亮肤, Gentle|温和, Festive|节庆, Heritage|传家, Urban|都市, Coastal|海岸, Garden|花园, Moonlight|月光, Jasmine|茉莉, Sandalwood|檀香, Bamboo|竹韵, Peranakan|娘惹, Lotus|莲花, Orchid|胡姬花, Pandan|班兰, Batik|蜡染, Celadon|青瓷',
)

export const materials = pairs(
  'Cotton|棉, Linen|亚麻, Silk|真丝, Wool|羊毛, Cashmere|羊绒, Leather|皮革, Suede|绒面革, Canvas|帆布, Rattan|藤, Oak|橡木, Walnut|胡桃木, Stoneware|炻器, Porcelain|陶瓷, Glass|玻璃, Steel|不锈钢, Copper|铜, Brass|黄铜, Silver|银, Enamel|珐琅, Rubber|橡胶',
)

export const colours: [en: string, zh: string, swatch: string][] = pairs(
  'Black|黑色, White|白色, Ivory|象牙白, Navy|海军蓝, Grey|灰色, Oxblood|酒红, Camel|驼色, Sage|灰绿, Blush|浅粉, Olive|橄榄绿, Sky|天蓝, Rust|铁锈红, Mustard|芥末黄, Teal|蓝绿, Plum|梅紫, Sand|沙色, Emerald|祖母绿, Coral|珊瑚色, Indigo|靛蓝, Charcoal|炭灰, Cream|奶油色, Lilac|丁香紫, Gold|金色, Pearl|珍珠白',
).map(([en, zh], index) => [en, zh, `#${((index * 0x2b4c6d + 0x1a2b3c) & 0xffffff).toString(16).padStart(6, '0')}`])

export const places = pairs(
  'Singapore|新加坡, Malaysia|马来西亚, Indonesia|印度尼西亚, Thailand|泰国, Vietnam|越南, India|印度, China|中国, Japan|日本, South Korea|韩国, Italy|意大利, Portugal|葡萄牙, France|法国',
)
export const care = pairs('Machine wash|机洗, Hand wash|手洗, Wipe clean|擦拭, Dry clean|干洗, Dishwasher|可用洗碗机')
export const finishes = pairs('Matt|哑光, Gloss|亮光, Satin|缎光, Natural|原色, Brushed|拉丝, Polished|抛光')
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

/** Pronounceable names by number, for brands and collections: `kelora`, `tumiva`; with two Chinese characters that sound alike. */
export function madeName(number: number): [en: string, zh: string] {
  const first = pairs(
    'ka|卡, lo|洛, mi|米, su|苏, ta|塔, ve|维, no|诺, pa|帕, ri|瑞, sa|莎, lu|露, fe|菲, do|多, na|娜, bo|博, li|丽, jo|乔, ha|哈, ya|雅, wi|薇',
  )
  const second = pairs(
    'ran|兰, vel|韦, sha|沙, don|顿, mel|梅, lin|琳, tor|托, ning|宁, mar|玛, gal|高, ser|瑟, ben|本, kas|卡斯, dar|达, fen|芬',
  )
  const third = [
    'a',
    'o',
    'ia',
    'elle',
    'is',
    'e',
    'ora',
    'una',
    'en',
    'ay',
    'in',
    'ova',
    'ette',
    'ur',
    'os',
    'ima',
    'ell',
    'anda',
    'i',
    'er',
  ]
  const [a, b, c] = [
    number % first.length,
    Math.floor(number / first.length) % second.length,
    Math.floor(number / (first.length * second.length)) % third.length,
  ]
  return [
    first[a]![0] + second[b]![0] + third[c]!,
    first[a]![1] + second[b]![1] + (c === 0 ? '' : '拉奥雅尔斯伊罗娜恩艾因娃特尔斯玛尔达伊'[c - 1]!),
  ]
}
