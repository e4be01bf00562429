import type { ProductType } from '../shape.ts'
import { fact, made, measures, weight } from '../words.ts'

const NET = ['Net weight', '净重'] as const
const brew = (en: string, zh: string) => fact('Brewing', '冲泡', en, zh)
const BLACK = brew('3 g to 250 ml, 95 degrees, 3 minutes', '3克配250毫升，95度，3分钟')
const OOLONG = brew('5 g to 150 ml, 95 degrees, 30 seconds, seven times', '5克配150毫升，95度，30秒，可七泡')
const GREEN = brew('3 g to 250 ml, 80 degrees, 2 minutes', '3克配250毫升，80度，2分钟')
const HERBAL = brew('4 g to 300 ml, boiling, 6 minutes', '4克配300毫升，沸水，6分钟')
const caffeine = (en: string, zh: string) => fact('Caffeine', '咖啡因', en, zh)
const NONE = caffeine('None', '无')

export const tin: ProductType = {
  code: 'tin',
  prefix: 'TEA',
  block: 29,
  label: ['Tea', '茶'],
  taxonomy: 'Food, Beverages & Tobacco > Beverages > Tea & Infusions',
  art: 'tin',
  colourName: null,
  shippingGrams: 260,
  soldByContent: true,
  maxAdd: 12,
  lines: [
    {
      brand: 'teh-tarikh',
      price: 32,
      silhouette: 'caddy',
      categories: 'food-tea-oolong',
      facts: [OOLONG, weight('100 g'), made('tw')],
      about: [
        'Teh Tarikh buys from single gardens and stamps each tin with the day it was picked. The lid is double and turns a quarter; it will keep for a year if you keep closing it.',
        '茶时只买单一茶园，罐上印采摘日。双层盖旋一小圈就紧，记得盖，能放一年。',
      ],
      items: [
        {
          name: ['Oolong Reserve, No. 7 Tin 100 g', '七号珍藏乌龙 罐装 100克'],
          colours: 'lacquer',
          gifts: 'host him under50',
          note: ['High mountain oolong, lightly roasted', '高山乌龙，轻焙'],
          lead: [
            'Lishan leaf, roasted on the seventh attempt to everyone’s satisfaction. Orchid at the top, cream in the middle, sweet at the bottom of the cup.',
            '梨山叶，焙到第七回人人点头。头是兰香，中是奶，杯底回甜。',
          ],
          facts: [caffeine('Medium', '中')],
          pin: { popularity: 951, exclusive: true, isNew: true, off: 0 },
        },
        {
          name: ['Charcoal Oolong, No. 3 Tin 100 g', '三号炭焙乌龙 罐装 100克'],
          colours: 'night',
          price: 36,
          gifts: 'him under50',
          note: ['Roasted over longan wood, twice', '龙眼炭，焙两次'],
          lead: [
            'Brown sugar, dried longan and smoke that has long left the room. Drink it after the richest thing you eat this week.',
            '红糖、龙眼干，和早已散去的烟。这周吃得最油的那一餐，饭后喝它。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['Jade Spring Green, No. 1 Tin 80 g', '一号翠春绿茶 罐装 80克'],
          colours: 'celadon',
          price: 42,
          gifts: 'host under50',
          note: ['First flush, pan-fired, sold by May', '头春炒青，五月前售完'],
          lead: [
            'Pine nut and young beans. It is at its best in ten weeks and we do not pretend otherwise.',
            '松子与嫩豆的香。最好的只有十周，我们不讳言。',
          ],
          facts: [GREEN, caffeine('Low', '低'), weight('80 g')],
        },
        {
          name: ['Red Oolong, No. 9 Tin 100 g', '九号红乌龙 罐装 100克'],
          colours: 'lacquer',
          silhouette: 'round',
          price: 38,
          gifts: 'her host under50',
          note: ['Bitten by leafhoppers, honeyed by it', '小绿叶蝉咬过，因此有蜜香'],
          lead: [
            'The insect arrives in June and the leaf answers with sweetness. Muscatel, honey, no sugar required.',
            '六月虫来，叶子便以甜回应。麝香葡萄、蜂蜜，不必加糖。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['Four Small Tins, a Tasting', '四小罐品茶组'],
          colours: 'rose',
          silhouette: 'caddy',
          price: 58,
          gifts: 'host him her',
          facts: [weight('4 × 25 g'), brew('See the card in the tin', '见罐内卡片')],
          note: ['Nos. 1, 3, 7 and 9, twenty-five grams each', '一、三、七、九号，每罐25克'],
          lead: [
            'Enough of each for a week’s opinion. People buy it as a present and keep it.',
            '每样够喝一周、有个意见。买来送人的，多半自己留下。',
          ],
        },
      ],
    },
    {
      brand: 'kedai-daun',
      price: 18,
      silhouette: 'round',
      categories: 'food-tea-scented',
      axis: measures(NET, ['40 g', 0, 160], ['80 g', 12, 220]),
      facts: [made('sg')],
      about: [
        'Blended behind the shop in Jalan Besar in batches of four kilograms. The scent is laid into the leaf overnight, then the flowers are taken out, all but a few.',
        '在惹兰勿刹铺子后头拼配，每批四公斤。花香窨一夜入叶，之后把花筛出，只留几朵。',
      ],
      items: [
        {
          name: ['Pandan Oolong', '班兰乌龙茶'],
          colours: 'pandan',
          price: 14.9,
          axis: measures(NET, ['80 g', 0, 220]),
          gifts: 'host under50',
          note: ['Warm leaf over light oolong', '温热班兰，轻乌龙'],
          lead: [
            'Cut pandan, dried beside the oolong until the two smell like one kitchen. Kind with milk, better without.',
            '班兰切碎，与乌龙一道焙，直到气味像同一间厨房。加奶可以，不加更好。',
          ],
          facts: [OOLONG, caffeine('Low', '低')],
          pin: { popularity: 917, off: 0 },
        },
        {
          name: ['Rose Black Tea', '玫瑰红茶'],
          colours: 'rose',
          gifts: 'her under50',
          note: ['Ceylon leaf, Kelantan roses', '锡兰叶，吉兰丹玫瑰'],
          lead: [
            'Petals go in at night and come out at five in the morning, before they turn. What is left behind is perfume, not decoration.',
            '花瓣夜里放入，清晨五点取出，赶在变味之前。留下的是香，不是装饰。',
          ],
          facts: [BLACK, caffeine('Medium', '中')],
        },
        {
          name: ['Butterfly Pea & Lemongrass', '蝶豆花香茅茶'],
          colours: 'pea-flower',
          gifts: 'host under50',
          note: ['Blue until you add lime', '蓝的，挤了酸柑变紫'],
          lead: [
            'Children ask for it; adults pretend they do not. Squeeze calamansi at the table and let somebody else be surprised.',
            '孩子爱看，大人装作不爱。端上桌再挤酸柑，看谁吃惊。',
          ],
          facts: [HERBAL, NONE],
        },
        {
          name: ['Ginger & Turmeric Infusion', '姜黄老姜茶'],
          colours: 'ginger',
          gifts: 'under50',
          note: ['Bentong ginger, sliced and sunned', '文冬姜，切片晒干'],
          lead: [
            'Hot ginger from Bentong, which is spoken of with respect. Add a spoon of gula melaka, and sit down with it.',
            '文冬姜的辣，行家说起都带敬意。加一匙椰糖，坐下来慢慢喝。',
          ],
          facts: [HERBAL, NONE],
        },
        {
          name: ['Jasmine Silver Needle', '茉莉银针'],
          colours: 'jasmine',
          silhouette: 'caddy',
          price: 28,
          gifts: 'host her',
          note: ['Buds scented five nights running', '嫩芽，连窨五夜'],
          lead: [
            'Fresh jasmine is laid over the buds at dusk, when it opens, and lifted at dawn. Five times. It smells of a garden you have just left.',
            '黄昏茉莉初开，覆在芽上，天亮取走，如此五回。像刚走出一座园子。',
          ],
          facts: [GREEN, caffeine('Low', '低')],
        },
      ],
    },
    {
      brand: 'xin-yan',
      price: 45,
      silhouette: 'caddy',
      categories: 'food-tea-oolong',
      aboutFirst: true,
      axis: measures(NET, ['75 g', 0, 200], ['150 g', 36, 320]),
      facts: [OOLONG, made('cn')],
      about: [
        'Three generations have roasted on the roof of the same shophouse on South Bridge Road. The charcoal is lychee wood, banked for two days before any leaf goes near it.',
        '三代人都在桥南路同一间店屋的屋顶焙茶。用荔枝炭，煨足两天才放茶叶。',
      ],
      items: [
        {
          name: ['Iron Goddess, Traditional Roast', '传统铁观音'],
          colours: 'plum',
          gifts: 'him host',
          note: ['Dark, mineral, with a long echo', '浓，有石味，回韵长'],
          lead: [
            'The roast our grandfathers knew, before everything went green. Three short brews for thirst, four long ones for talk.',
            '阿公们熟悉的焙法，那时还没流行清香。头三泡解渴，后四泡聊天。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['Narcissus, Aged Nine Years', '九年陈水仙'],
          colours: 'umber',
          price: 58,
          gifts: 'him',
          choices: '75g',
          note: ['Re-roasted every autumn since 2017', '2017年起，每年秋天复焙'],
          lead: [
            'Plum, old wood and a coolness at the back. Bak kut teh shops serve the young version; this is its uncle.',
            '梅、老木，喉头一点凉。肉骨茶店冲的是它年轻时，这是它的叔公。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['Phoenix Single Bush, Honey Orchid', '凤凰单丛蜜兰香'],
          colours: 'turmeric',
          price: 60,
          choices: '75g',
          gifts: 'host her',
          note: ['One bush at a time, peach and honey', '一树一采，桃与蜜'],
          lead: [
            'Handled like eggs and priced like it. Use water just off the boil, pour at once, and do not answer the door.',
            '捧着做的茶，价钱也看得出。水刚离沸即冲即出，别去应门。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['White Peony Cake, Small', '白牡丹小饼'],
          colours: 'jasmine',
          silhouette: 'round',
          price: 38,
          axis: measures(NET, ['100 g', 0, 240]),
          gifts: 'her host under50',
          note: ['Pressed white tea to break off and forget', '压成饼的白茶，掰下来忘着煮'],
          lead: [
            'Simmer a corner with a red date and go and do something else. It cannot be overbrewed and it will not keep you up.',
            '掰一角，加颗红枣慢煮，去忙别的。煮不过头，也不碍睡眠。',
          ],
          facts: [brew('5 g to 500 ml, simmer 15 minutes', '5克配500毫升，慢煮15分钟'), caffeine('Low', '低')],
        },
      ],
    },
    {
      brand: 'bukit-kabus',
      price: 22,
      silhouette: 'caddy',
      categories: 'food-tea-black',
      axis: measures(NET, ['100 g', 0, 240], ['250 g', 24, 420]),
      facts: [BLACK, caffeine('High', '高'), made('my')],
      points: [
        ['Picked before nine in the morning', '早上九点前采'],
        ['Packed at the garden gate', '茶园门口封装'],
      ],
      about: [
        'One slope at 1,600 metres, where mist sits until mid-morning and the leaf grows slowly. The factory still runs on a 1934 rolling machine from Belfast.',
        '海拔1600米的一面坡，雾到半晌才散，叶子长得慢。厂里还在用1934年贝尔法斯特来的揉捻机。',
      ],
      items: [
        {
          name: ['Highland Breakfast', '高原早餐红茶'],
          colours: 'pandan',
          gifts: 'host under50',
          note: ['Strong, bright, wants milk', '浓、亮，宜加奶'],
          lead: [
            'For the first cup and the last excuse. Stands up to evaporated milk, condensed milk, and both.',
            '早上第一杯，赖床的最后借口。加淡奶、炼奶，或两样都加，都压不住它。',
          ],
        },
        {
          name: ['Kabus First Mist', '初雾'],
          colours: 'pea-flower',
          price: 34,
          choices: '100g',
          gifts: 'her host under50',
          note: ['A light black tea, picked in February', '二月采，清雅红茶'],
          lead: [
            'Grape skin and warm hay, paler in the cup than you expect. No milk, please, only once.',
            '葡萄皮与暖草香，汤色比想的浅。请别加奶，就这一回。',
          ],
          facts: [caffeine('Medium', '中')],
        },
        {
          name: ['Teh Kosong Dust', '茶粉 茶室装'],
          colours: 'ginger',
          price: 18,
          choices: '250g',
          gifts: 'cook under50',
          note: ['The coffee-shop grade, for pulling', '茶室级，拉茶用'],
          lead: [
            'Dust is a grade and not an insult: it gives colour and grip in two minutes. Pour it from as high as your tiles allow.',
            '“茶粉”是等级，不是嫌弃：两分钟出色出味。能拉多高，看您家地砖。',
          ],
        },
        {
          name: ['Smoked Highland Black', '烟熏高原红茶'],
          colours: 'umber',
          silhouette: 'round',
          price: 28,
          choices: '100g',
          gifts: 'him cook under50',
          note: ['Smoked over tea prunings', '以修下的茶枝熏成'],
          lead: [
            'A campfire at a polite distance. Good with cheese, very good in the braise for tea eggs.',
            '隔着礼貌距离的营火。配奶酪好，煮茶叶蛋更好。',
          ],
        },
      ],
    },
    {
      brand: 'nenek-co',
      price: 19,
      silhouette: 'round',
      categories: 'food-tea-scented',
      facts: [HERBAL, NONE, weight('120 g'), made('my')],
      about: [
        'What grandmothers boiled, measured for once. Nothing is ground, so you can see it is all there, and each tin makes about fifteen pots.',
        '阿嬷煮的那些，这回量得准了。不打成粉，样样看得见，一罐约煮十五壶。',
      ],
      items: [
        {
          name: ['Barley & Pandan', '班兰薏米茶'],
          colours: 'celadon',
          gifts: 'host under50',
          note: ['Toasted barley, dried leaf', '炒薏米，干班兰叶'],
          lead: [
            'Cooling, by common consent. Boil it, forget it, drink it cold from the door of the fridge.',
            '大家都说清凉。煮开，忘掉，从冰箱门上拿出来冷着喝。',
          ],
        },
        {
          name: ['Chrysanthemum & Wolfberry', '菊花枸杞茶'],
          colours: 'turmeric',
          gifts: 'host under50',
          note: ['Whole flowers, for tired screens', '整朵菊花，给看屏幕看累的眼'],
          lead: [
            'The flowers open in the pot like something filmed slowly. Sweeten it with rock sugar or not at all.',
            '花在壶里慢慢开，像慢镜头。加冰糖，或什么都不加。',
          ],
        },
        {
          name: ['Red Date & Longan', '红枣龙眼茶'],
          colours: 'plum',
          price: 22,
          gifts: 'her wedding under50',
          note: ['The wedding-morning tea', '新婚敬茶的那一杯'],
          lead: [
            'Served on a tray, kneeling, once in a lifetime; and otherwise on any wet Tuesday.',
            '一辈子一次，跪着捧上；其余的日子，随便哪个下雨的周二都好。',
          ],
        },
        {
          name: ['Luo Han Guo & Ginger', '罗汉果姜茶'],
          colours: 'night',
          silhouette: 'round',
          price: 24,
          gifts: 'him under50',
          note: ['For teachers, singers and the hoarse', '给老师、歌手与失声的人'],
          lead: [
            'Sweet without sugar, warm without caffeine. Crack the fruit in with the heel of your hand.',
            '不加糖也甜，没有咖啡因也暖。果子用掌根一压就开。',
          ],
        },
      ],
    },
  ],
}
