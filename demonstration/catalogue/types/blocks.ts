import type { ProductType } from '../shape.ts'
import { fact, made, of } from '../words.ts'

const age = (en: string, zh: string) => fact('Age', '适用年龄', en, zh)
const pieces = (n: number) => fact('Pieces', '件数', `${n}`, `${n}件`)
const SAFE = fact('Paint', '涂装', 'Water-based colour, beeswax', '水性漆，蜂蜡')

export const blocks: ProductType = {
  code: 'blocks',
  prefix: 'BLK',
  block: 28,
  label: ['Wooden toy', '木制玩具'],
  taxonomy: 'Toys & Games > Toys > Building Toys > Wooden Blocks',
  art: 'blocks',
  colourName: null,
  shippingGrams: 900,
  maxAdd: 6,
  lines: [
    {
      brand: 'burung-kayu',
      price: 59,
      categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('id')],
      about: [
        'Rubber trees stop giving latex at twenty-five and used to be burned. Burung Kayu dries the wood for a year, cuts it to the half millimetre and rounds every edge by hand.',
        '橡胶树二十五年便不再产胶，从前只能烧掉。木鸟把木料晾足一年，裁到半毫米之内，每道边手工磨圆。',
      ],
      items: [
        {
          name: ['First Blocks', '第一盒积木'],
          colours: 'natural',
          silhouette: 'tower',
          gifts: 'home',
          note: ['Forty plain blocks, six shapes', '四十块素木，六种形'],
          lead: [
            'No letters, no colours, no instructions. At two they are towers, at four a clinic, at seven somebody’s capital city.',
            '没有字母，没有颜色，没有说明。两岁是塔，四岁是诊所，七岁是某国的首都。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(40)],
          pin: { popularity: 754 },
        },
        {
          name: ['Shophouse Blocks', '店屋积木'],
          colours: 'sunset',
          silhouette: 'town',
          price: 79,
          gifts: 'host home',
          note: ['A street in fourteen pieces', '一条街，十四块'],
          lead: [
            'Four houses with roofs that lift off, two trees and a cart. Line them up on a shelf and adults will rearrange them.',
            '四间店屋，屋顶掀得开，两棵树，一辆小车。排在架上，大人会偷偷换位置。',
          ],
          facts: [age('3 years up', '3岁以上'), pieces(14)],
          pin: { exclusive: true },
        },
        {
          name: ['Nesting Arches', '套叠拱门'],
          colours: 'natural',
          silhouette: 'arches',
          price: 42,
          gifts: 'host under50',
          note: ['Seven arches, two people to walk under them', '七道拱，两个小人走过去'],
          lead: [
            'A hill, a bridge, a cave, and then a fence for somebody’s sheep. Each arch is cut from inside the last, so nothing is wasted.',
            '是山，是桥，是洞，然后成了谁家的羊圈。小拱从大拱里锯出，一点木头都不浪费。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(9)],
        },
        {
          name: ['Slow Goods Train', '慢吞吞货车'],
          colours: 'natural',
          silhouette: 'train',
          price: 119,
          gifts: 'him',
          note: ['An engine, two wagons, four loads', '一台车头，两节车厢，四件货'],
          lead: [
            'Walnut wheels on beech axles, oiled once and quiet for years. Everything lifts off, and nothing is small enough to swallow.',
            '深木轮，浅木轴，上一次油，安静好几年。样样拆得下，样样吞不下。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(7)],
        },
      ],
    },
    {
      brand: 'hutan-hare',
      price: 49,
      categories: 'kids-play',
      aboutFirst: true,
      facts: [of('beech'), SAFE, made('th')],
      about: [
        'Each set comes with a story of eight pages, printed in English and Chinese, in which the pieces are the characters and something is left unfinished.',
        '每套附八页中英故事，玩具就是角色，结尾留着没写完。',
      ],
      items: [
        {
          name: ['Over the Hill', '翻过山坡'],
          colours: 'garden',
          silhouette: 'arches',
          gifts: 'under50',
          note: ['Seven green hills and two walkers', '七道山坡，两个走路的人'],
          lead: [
            'Mother and child set out before breakfast, and page eight stops at the last hill. What is behind it changes every evening.',
            '母女俩早饭前出门，第八页停在最后一道坡。坡后是什么，每晚都不一样。',
          ],
          facts: [age('2 years up', '2岁以上'), pieces(9)],
        },
        {
          name: ['Rain Forest Stacker', '雨林叠叠乐'],
          colours: 'garden',
          silhouette: 'stacker',
          price: 45,
          gifts: 'under50',
          note: ['Forest floor at the bottom, canopy on top', '底下是林地，顶上是树冠'],
          lead: [
            'Six rings, a base and a ball, in the order a forest grows. Grown-ups get it wrong more often than they expect.',
            '六环、一座、一球，照雨林的次序往上长。大人弄错的次数，超出预期。',
          ],
          facts: [age('12 months up', '12个月以上'), pieces(8)],
        },
        {
          name: ['Market Street', '赶集的街'],
          colours: 'garden',
          silhouette: 'town',
          price: 69,
          gifts: 'home',
          note: ['Four houses, two trees and the durian cart', '四间屋、两棵树、一辆榴梿车'],
          lead: [
            'It is market day and the cart is late, says page one. Where it has been is left for the owner to explain.',
            '第一页说，今天赶集，小车迟到了。去了哪里，请它的主人自己讲。',
          ],
          facts: [age('3 years up', '3岁以上'), pieces(14)],
        },
        {
          name: ['Counting Rings', '数数叠环'],
          colours: 'sunset',
          silhouette: 'stacker',
          price: 39,
          gifts: 'under50',
          note: ['One to six, to count and to roll', '一到六，可数可滚'],
          lead: [
            'Six rings, each a different weight, so the right one can be found with eyes shut. Counting turns out to be about feeling.',
            '六只环，轻重不同，闭着眼也找得到。原来数数是摸出来的。',
          ],
          facts: [age('12 months up', '12个月以上'), pieces(8)],
        },
      ],
    },
    {
      brand: 'esok-kids',
      price: 38,
      categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('vn')],
      points: [
        ['Spare pieces free, for ever', '零件丢了，永久免费补'],
        ['No batteries, no screens', '无电池，无屏幕'],
      ],
      about: [
        'Toys to go with the clothes: hard to break, easy to lend, and made in the workshop that cuts the buttons.',
        '配衣服的玩具：难坏、好借，出自做木扣的那间作坊。',
      ],
      items: [
        {
          name: ['Katong Express', '加东快车'],
          colours: 'sunset',
          silhouette: 'train',
          gifts: 'under50',
          note: ['Runs the length of a corridor, on time', '走廊一趟，准点'],
          lead: [
            'Named for the line that outside our Katong shop should have been. It stops for cats, and for nobody else.',
            '加东店门前本该有这么一条线。它只为猫停车，别的一概不停。',
          ],
          facts: [age('2 years up', '2岁以上'), pieces(7)],
        },
        {
          name: ['Little Kampong', '小甘榜'],
          colours: 'natural',
          silhouette: 'town',
          price: 89,
          gifts: 'home',
          note: ['Four houses in four woods', '四间屋，四种木'],
          lead: [
            'Unpainted, so the street can be anywhere. The windows are cut with a saw as fine as a hair, and lit from outside with a torch.',
            '不上漆，是哪条街都行。窗用头发丝细的锯条锯成，手电从外头一照，就亮了灯。',
          ],
          facts: [age('3 years up', '3岁以上'), pieces(14)],
        },
        {
          name: ['Wave Arches', '浪花拱门'],
          colours: 'lagoon',
          silhouette: 'arches',
          price: 34,
          gifts: 'under50',
          note: ['Seven waves, no tide, no charger', '七道浪，没有潮，不用充电'],
          lead: [
            'For flights, temples and long weddings. They rock when laid on their backs, which is discovered within the hour.',
            '给飞机、庙里与漫长的喜宴。翻过来会摇，一个钟头内一定有人发现。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(9)],
        },
        {
          name: ['Harbour Blocks', '港口积木'],
          colours: 'lagoon',
          silhouette: 'tower',
          price: 65,
          gifts: 'home',
          note: ['Forty-six pieces in the colours of Keppel', '四十六块，岌巴港的颜色'],
          lead: [
            'Cubes, columns, planks and bridges, all to one measure, so that two cubes are always a bridge. Some towers come out as ships.',
            '方块、圆柱、长板、拱桥，尺寸统一，两块方的总等于一座桥。搭着搭着，塔就成了船。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(46)],
        },
      ],
    },
    {
      brand: 'burung-kayu',
      price: 29,
      categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('id')],
      about: [
        'Turned at Yogyakarta on the lathe that makes the pegs for the birds. Axles are wood and oiled once; they run on a table from end to end.',
        '日惹车制，用的是做小鸟榫头的那台车床。木轴上一次油，桌上一推到底。',
      ],
      items: [
        {
          name: ['Night Mail', '夜行邮车'],
          colours: 'lagoon',
          silhouette: 'train',
          gifts: 'under50',
          note: ['Two barrels, two parcels, no hurry', '两只桶，两个包裹，不着急'],
          lead: [
            'Pull it by the last wagon and it backs into the station like the real one. The parcels may be opened; they are full of wood.',
            '拉着末节车厢，它会像真的一样倒进站。包裹可以拆，里面全是木头。',
          ],
          facts: [age('2 years up', '2岁以上'), pieces(7)],
        },
        {
          name: ['Evening Tower', '傍晚的塔'],
          colours: 'sunset',
          silhouette: 'tower',
          price: 48,
          gifts: 'under50 home',
          note: ['Thirteen pieces in the colours of six o’clock', '十三块，傍晚六点的颜色'],
          lead: [
            'Enough for one good tower and the fall of it. The red roof goes on last and is always the first to be asked for.',
            '刚好搭一座像样的塔，再看它倒。红屋顶最后才放，却总是第一个被讨去。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(13)],
        },
        {
          name: ['Garden Train', '花园小火车'],
          colours: 'garden',
          silhouette: 'train',
          price: 36,
          gifts: 'under50 home',
          note: ['Goes wherever its owner is walking to', '主人走到哪里，它开到哪里'],
          lead: [
            'Follows a new walker down the corridor, wagon by wagon. Downstairs neighbours have asked for the felt-tyred version, which is also this one.',
            '跟在刚学步的孩子后面，一节一节过走廊。楼下邻居想要毡轮款，其实就是这只。',
          ],
          facts: [age('12 months up', '12个月以上'), pieces(7)],
        },
      ],
    },
    {
      brand: 'hutan-hare',
      price: 42,
      categories: 'kids-play',
      facts: [of('beech'), SAFE, made('th')],
      about: [
        'Puzzles with a way in for every age in the house: there is one right order, and many better ones.',
        '全家各个年纪都玩得起：正确的次序只有一种，更好的有许多。',
      ],
      items: [
        {
          name: ['Mangrove Stacker', '红树林叠环'],
          colours: 'lagoon',
          silhouette: 'stacker',
          gifts: 'under50',
          note: ['Mud, roots, water, crab, leaf, sky', '泥、根、水、蟹、叶、天'],
          lead: [
            'Six rings from the bottom of the swamp to the top. The blue ball is the kingfisher, which is never where it was.',
            '六只环，从沼底叠到天上。蓝球是翠鸟，从来不在老地方。',
          ],
          facts: [age('12 months up', '12个月以上'), pieces(8)],
        },
        {
          name: ['Half Moon Arches', '半月拱门'],
          colours: 'sunset',
          silhouette: 'arches',
          price: 46,
          gifts: 'under50',
          note: ['Morning inside, evening outside', '里头是早晨，外头是傍晚'],
          lead: [
            'Seven arches for the seven parts of a day, smallest first. Bedtime is the big red one, and can be moved, in theory.',
            '七道拱，是一天的七段，从最小的排起。睡觉时间是最大的红拱，理论上，也挪得动。',
          ],
          facts: [age('18 months up', '18个月以上'), pieces(9)],
        },
      ],
    },
  ],
}
