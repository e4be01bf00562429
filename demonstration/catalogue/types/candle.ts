import type { ProductType } from '../shape.ts'
import { burns, fact, made, measures, of, weight } from '../words.ts'

const WEIGHT = ['Net weight', '净重'] as const
const scent = (en: string, zh: string) => fact('Scent', '香调', en, zh)

export const candle: ProductType = {
  code: 'candle',
  prefix: 'CDL',
  block: 5,
  label: ['Candle', '香氛蜡烛'],
  taxonomy: 'Home & Garden > Decor > Home Fragrances > Candles',
  art: 'candle',
  colourName: null,
  shippingGrams: 520,
  soldByContent: true,
  maxAdd: 8,
  lines: [
    {
      brand: 'lilin',
      price: 48,
      categories: 'home-candles',
      facts: [of('soy'), weight('220 g'), burns('45 hours'), made('sg')],
      about: [
        'Soy wax with a cotton wick, poured at 58 degrees in Everton Park. Let the first burn reach the glass, about two hours, and it will never tunnel.',
        '大豆蜡、棉芯，在艾佛顿园以58度浇制。第一次点约两小时，让蜡面融到杯壁，以后便不会陷心。',
      ],
      items: [
        {
          name: ['Sandalwood & Rain Candle 220 g', '檀香与雨香氛蜡烛 220克'],
          colours: 'sandalwood',
          gifts: 'host home under50',
          note: ['Dry wood, then the first drops', '先是干木，再是第一滴雨'],
          lead: [
            'For the hour when the sky goes yellow and someone runs to bring in the washing. Sandalwood underneath, wet air on top.',
            '天色转黄、有人跑去收衣服的那个钟头。底是檀香，面是湿润的空气。',
          ],
          facts: [scent('Sandalwood, petrichor', '檀香、雨后泥土')],
          pin: { popularity: 973, off: 0 },
        },
        {
          name: ['Sunday Jasmine Candle 220 g', '周日茉莉香氛蜡烛 220克'],
          colours: 'jasmine',
          gifts: 'her under50',
          note: ['Jasmine garlands and clean sheets', '茉莉花串与净床单'],
          lead: [
            'Smells of the garland stall by the temple and of nothing on the calendar. A light throw, made for bedrooms.',
            '像庙旁花档的茉莉串，也像什么安排都没有的日子。扩香轻，适合卧室。',
          ],
          facts: [scent('Jasmine, cotton', '茉莉、棉布')],
        },
        {
          name: ['Reunion Table Candle 220 g', '团圆桌香氛蜡烛 220克'],
          colours: 'hibiscus',
          gifts: 'host under50',
          note: ['Mandarin, plum and warm lacquer', '柑橘、梅子与暖漆木'],
          lead: [
            'Mandarins in a bowl, red packets in a drawer, eleven people round a table for eight. It stays out of the way of the food.',
            '碗里的年柑，抽屉里的红包，八人桌坐了十一个人。香气不抢菜味。',
          ],
          facts: [scent('Mandarin, plum, lacquer', '柑橘、梅子、漆木')],
        },
        {
          name: ['After the Storm Candle 220 g', '雨过香氛蜡烛 220克'],
          colours: 'monsoon',
          gifts: 'home under50',
          note: ['Cool air, torn leaves, slate', '凉风、碎叶、石板'],
          lead: [
            'The one evening a month when windows beat the air-conditioning. Mineral and green, with no sweetness anywhere.',
            '一个月里难得开窗胜过冷气的那晚。石与叶的气味，没有一丝甜。',
          ],
          facts: [scent('Slate, leaf, ozone', '石板、碎叶、雷雨后的空气')],
        },
        {
          name: ['Night Garden Candle 400 g', '夜园香氛蜡烛 400克'],
          colours: 'night-garden',
          price: 78,
          gifts: 'host wedding',
          note: ['Two wicks for a big room', '双芯，给大房间'],
          lead: [
            'Keng hua, moss and a fig tree you cannot see. Two wicks light a living room and a balcony together.',
            '昙花、青苔，还有一棵看不见的无花果树。双芯，客厅连阳台都照顾到。',
          ],
          facts: [scent('Moss, fig, keng hua', '青苔、无花果、昙花'), weight('400 g'), burns('60 hours')],
        },
      ],
    },
    {
      brand: 'rumah-wangi',
      price: 58,
      categories: 'home-candles',
      aboutFirst: true,
      axis: measures(WEIGHT, ['220 g', 0, 520], ['70 g', -34, 200]),
      facts: [
        of('coconut'),
        made('sg'),
        fact('Burn time', '燃烧时间', '220 g: about 50 hours; 70 g: about 18 hours', '220克：约50小时；70克：约18小时'),
      ],
      about: [
        'Coconut wax burns cool and slow, so the scent comes up gently and the glass can be moved after ten minutes. When it is finished, wash it out and keep cotton buds in it.',
        '椰子蜡燃得低温而慢，香气徐徐上来，熄后十分钟就能拿杯。用完洗净，拿来装棉签。',
      ],
      items: [
        {
          name: ['Vetiver & Clove Candle', '香根草丁香香烛'],
          colours: 'clove',
          gifts: 'him host',
          note: ['Roots, spice, a dry finish', '根草、辛香，收得干净'],
          lead: [
            'Rumah Wangi’s first candle and still its best. Vetiver from Java, clove from Zanzibar, and a study with the door shut.',
            '香屋的第一支蜡烛，至今最好。爪哇的香根草、桑给巴尔的丁香，一间关上门的书房。',
          ],
          facts: [scent('Vetiver, clove', '香根草、丁香')],
          pin: { popularity: 921, off: 10 },
        },
        {
          name: ['Hallway Hibiscus Candle', '玄关朱槿香烛'],
          colours: 'hallway',
          gifts: 'home host',
          note: ['Tart, bright, good by a front door', '微酸明亮，放门口正好'],
          lead: [
            'A scent to come home to. Hibiscus tea, cranberry skin and the polish on the stairs.',
            '一开门迎上来的气味：洛神花茶、蔓越莓皮，还有楼梯的蜡。',
          ],
          facts: [scent('Hibiscus, cranberry', '洛神花、蔓越莓')],
        },
        {
          name: ['Kitchen Lemongrass Candle', '厨房香茅香烛'],
          colours: 'lemongrass',
          gifts: 'cook host',
          note: ['Clears the sambal, keeps its manners', '送走参巴味，礼数周全'],
          lead: [
            'Lit after frying, not before. Lemongrass and kaffir lime lift the smell of belachan without pretending it was never there.',
            '炒完菜再点。香茅与青柠叶提走峇拉煎的味道，却不假装它没来过。',
          ],
          facts: [scent('Lemongrass, lime leaf', '香茅、青柠叶')],
        },
        {
          name: ['Upstairs Sandalwood Candle', '楼上檀香香烛'],
          colours: 'upstairs',
          gifts: 'her home',
          note: ['Sandal, milk and old wardrobes', '檀香、牛奶、旧衣柜'],
          lead: [
            'The top floor of the shophouse, where the good clothes are kept. Warm and soft, close to skin.',
            '店屋顶楼收着体面的衣服。温软，近似肌肤。',
          ],
          facts: [scent('Sandalwood, milk', '檀香、牛奶')],
        },
        {
          name: ['Five-foot Way Candle', '五脚基香烛'],
          colours: 'five-foot-way',
          gifts: 'host home',
          note: ['Tiles after rain, coffee two doors down', '雨后花砖，隔两家飘来咖啡'],
          lead: [
            'Cool encaustic tile, damp plaster, and somebody roasting beans in margarine. Made only for Kemuning, whose roof it describes.',
            '凉凉的花砖、微潮的灰墙，有人用牛油焙豆。专为九里香而制，写的就是这片屋檐。',
          ],
          facts: [scent('Wet tile, coffee', '湿砖、咖啡')],
          pin: { exclusive: true, isNew: true },
        },
      ],
    },
    {
      brand: 'cassia-clove',
      price: 48,
      categories: 'home-candles',
      facts: [of('soy'), weight('220 g'), burns('40 hours'), made('my')],
      about: [
        'Oils are bought from the same Malacca traders who supply kitchens, then rested in wax for two weeks before a wick goes near them. The label is letterpress; the glass has no other decoration.',
        '香油购自同样供应厨房的马六甲商家，入蜡静置两周，才下烛芯。标签是活版印刷，杯身再无装饰。',
      ],
      items: [
        {
          name: ['Cassia Bark Candle 220 g', '桂皮香氛蜡烛 220克'],
          colours: 'cassia',
          gifts: 'cook host under50',
          note: ['Cassia, star anise, orange', '桂皮、八角、橙'],
          lead: [
            'The spice drawer, opened. Drier than cinnamon and without the apple pie.',
            '拉开香料抽屉的那一刻。比肉桂干爽，没有苹果派的甜。',
          ],
          pin: { off: 0 },
          facts: [scent('Cassia, star anise', '桂皮、八角')],
        },
        {
          name: ['Green Cardamom Candle 220 g', '青豆蔻香氛蜡烛 220克'],
          colours: 'rainforest',
          gifts: 'host under50',
          note: ['Cardamom pods and fresh lime', '豆蔻荚与青柠'],
          lead: [
            'Cool where you expect heat. Good in a bathroom, better next to a pot of tea.',
            '以为会热，其实清凉。放浴室好，摆在一壶茶旁更好。',
          ],
          facts: [scent('Cardamom, lime', '豆蔻、青柠')],
        },
        {
          name: ['White Pepper & Petal Candle 220 g', '白胡椒花瓣香氛蜡烛 220克'],
          colours: 'white-pepper',
          gifts: 'her wedding under50',
          note: ['Sarawak pepper under frangipani', '鸡蛋花底下的砂拉越胡椒'],
          lead: [
            'Frangipani can be heavy; pepper makes it stand up straight. Chosen by more of our wedding couples than any other candle.',
            '鸡蛋花容易沉，胡椒让它立起来。来办喜事的新人，选它的最多。',
          ],
          facts: [scent('Frangipani, white pepper', '鸡蛋花、白胡椒')],
        },
        {
          name: ['Nutmeg & Teak Candle 600 g', '豆蔻柚木香氛蜡烛 600克'],
          colours: 'teak',
          price: 98,
          gifts: 'home him',
          facts: [weight('600 g'), burns('80 hours'), scent('Nutmeg, teak', '豆蔻、柚木')],
          note: ['Three wicks and a lid that snuffs', '三芯，盖即是灭烛罩'],
          lead: [
            'Large enough to scent a stairwell. The teak is the note and also the lid, turned by a boatbuilder in Kuala Linggi.',
            '足以熏香一座楼梯间。柚木既是香调也是盖子，由瓜拉宁宜的造船匠车制。',
          ],
        },
      ],
    },
    {
      brand: 'ambar-house',
      price: 68,
      categories: 'home-candles',
      facts: [of('beeswax'), weight('240 g'), burns('60 hours'), made('my')],
      about: [
        'Beeswax from wild combs in Kedah is blended with a little soy to calm it. It burns with a small, steady, golden flame and hardly any smoke.',
        '吉打野蜂的蜂蜡，掺少许大豆蜡使其安稳。火苗小而稳，色如金，几乎无烟。',
      ],
      items: [
        {
          name: ['Resin & Smoke Candle', '树脂与烟香烛'],
          colours: 'resin',
          gifts: 'him',
          note: ['Benzoin, birch and cold incense', '安息香、桦木、冷却的香'],
          lead: [
            'Morning in a prayer hall after the crowd has gone. Serious, but kind to be in a room with.',
            '人潮散去的殿堂清晨。庄重，却好相处。',
          ],
          facts: [scent('Benzoin, birch', '安息香、桦木')],
        },
        {
          name: ['Honeycomb Candle', '蜂巢香烛'],
          colours: 'honeycomb',
          gifts: 'her host',
          note: ['Wax and warm honey, nothing added', '蜂蜡与温蜜，不加别的'],
          lead: [
            'Unscented, if you go by the recipe. The wax has its own opinion, and it is honey.',
            '按配方，这支没有加香；蜂蜡却有自己的主意，那就是蜜。',
          ],
          facts: [scent('Beeswax', '蜂蜡')],
        },
        {
          name: ['Pala & Plum Candle', '肉豆蔻与梅香烛'],
          colours: 'plum',
          gifts: 'host',
          note: ['Nutmeg fruit, sour plum, red cedar', '豆蔻果、酸梅、红雪松'],
          lead: [
            'Penang’s two favourite pickles in one jar, burned rather than eaten. Brightest in the first ten minutes.',
            '槟城人最爱的两味蜜饯，这回不吃，点来闻。头十分钟最明亮。',
          ],
          facts: [scent('Nutmeg, sour plum', '肉豆蔻、酸梅')],
        },
      ],
    },
    {
      brand: 'melur-moss',
      price: 38,
      categories: 'home-candles',
      facts: [of('soy'), weight('180 g'), burns('35 hours'), made('my')],
      points: [
        ['Wick trimmed to 5 mm at the factory', '烛芯出厂修至5毫米'],
        ['Glass becomes a seed pot', '空杯可育苗'],
      ],
      about: [
        'Under each label is a packet of seeds for the plant inside the scent. Burn the candle, plant the glass.',
        '标签底下藏着一包种子，正是香里的那种植物。烛燃尽，杯里种。',
      ],
      items: [
        {
          name: ['Basil Candle 180 g', '罗勒香氛蜡烛 180克'],
          colours: 'basil',
          gifts: 'cook host under50',
          note: ['Sweet basil, black soil', '九层塔与黑土'],
          lead: [
            'Smells of pinching, rather than of pesto. The seeds come up in six days on a bright sill.',
            '是掐叶子的香，不是青酱。放明亮窗台，六天出芽。',
          ],
          facts: [scent('Basil, soil', '罗勒、泥土')],
        },
        {
          name: ['Marigold Candle 180 g', '万寿菊香氛蜡烛 180克'],
          colours: 'marigold',
          gifts: 'home under50',
          note: ['Garlands, smoke, Little India at seven', '花串、青烟、早上七点的小印度'],
          lead: [
            'Marigold is sharper than it looks: green apple first, then temple. Burn it in daylight.',
            '万寿菊比看着锐利：先是青苹果，再是庙堂。宜白天点。',
          ],
          facts: [scent('Marigold, incense', '万寿菊、线香')],
        },
        {
          name: ['Jasmine Vine Candle 180 g', '茉莉藤香氛蜡烛 180克'],
          colours: 'jasmine-vine',
          gifts: 'her wedding under50',
          note: ['More leaf than flower', '叶多于花'],
          lead: [
            'A climbing jasmine before it blooms: sap, stem and a promise. For people who find the flower too much.',
            '未开花的茉莉藤：汁、茎，与一点期待。嫌花太浓的人会喜欢。',
          ],
          facts: [scent('Jasmine leaf, sap', '茉莉叶、花藤汁')],
        },
      ],
    },
  ],
}
