import type { ProductType } from '../shape.ts'
import { fact, made, weight } from '../words.ts'

const finish = (en: string, zh: string) => fact('Finish', '妆效', en, zh)

export const lipstick: ProductType = {
  code: 'lipstick',
  prefix: 'LIP',
  block: 2,
  label: ['Lipstick', '唇膏'],
  taxonomy: 'Health & Beauty > Personal Care > Cosmetics > Makeup > Lip Makeup > Lipstick',
  art: 'lipstick',
  colourName: ['Shade', '色号'],
  shippingGrams: 40,
  soldByContent: true,
  maxAdd: 6,
  lines: [
    {
      brand: 'delima-merah',
      price: 42,
      silhouette: 'classic',
      categories: 'beauty-makeup-lips',
      facts: [made('my'), weight('3.5 g')],
      about: [
        'Delima Merah tests on a plate of satay and two cups of kopi. What is left after that goes into production; what has moved goes back to the mixer.',
        '丹榴的测试是一盘沙爹、两杯咖啡。吃完还在的才投产，移了位的回炉重调。',
      ],
      items: [
        {
          name: ['Kopitiam Matte Lipstick', '咖啡店雾面唇膏'],
          colours: 'rosewood ruby terracotta plum',
          gifts: 'her under50',
          note: ['Matte that moves with the mouth', '跟得上嘴角的雾面'],
          lead: [
            'A soft matte that leaves a cup clean. It sets in a minute, so take your time with the edges first.',
            '柔雾质地，不沾杯。一分钟定色，先慢慢把唇边画好。',
          ],
          facts: [finish('Soft matte', '柔雾')],
          pin: { popularity: 944 },
        },
        {
          name: ['Satay Night Long-wear Lipstick', '沙爹夜持久唇膏'],
          colours: 'coral ruby terracotta',
          price: 46,
          note: ['Twelve hours, peanut sauce included', '十二小时，连沙爹酱也不怕'],
          lead: [
            'Built for a table you stay at. Comes off with oil, in one pass, and not before.',
            '为久坐不散的饭局而做。卸时用油，一遍就净，之前不掉。',
          ],
          facts: [finish('Matte, transfer-proof', '雾面，不沾染')],
        },
        {
          name: ['Pomegranate Balm Lipstick', '石榴润色唇膏'],
          colours: 'ruby petal plum',
          silhouette: 'balm',
          price: 38,
          gifts: 'her under50',
          note: ['Half balm, half colour', '一半护唇，一半颜色'],
          lead: [
            'Pomegranate seed oil with just enough pigment to be noticed. Put it on without a mirror, on the escalator.',
            '石榴籽油，加上刚好看得见的颜色。不照镜子，在扶梯上就能涂。',
          ],
          facts: [finish('Sheer', '薄透')],
        },
        {
          name: ['Nyonya Red Lipstick', '娘惹红唇膏'],
          colours: 'ruby',
          silhouette: 'slim',
          price: 48,
          gifts: 'her wedding',
          note: ['One red, tuned for warm undertones', '只做一个红，为暖调肤色而配'],
          lead: [
            'The red of beaded slippers and wedding lanterns. We made thirty-one versions to find a single one that flatters every aunt in the office.',
            '珠绣鞋与喜灯笼的红。试了三十一版，才找到让全公司阿姨都好看的那一个。',
          ],
          facts: [finish('Satin', '缎光')],
          pin: { exclusive: true },
        },
      ],
    },
    {
      brand: 'kilau',
      price: 36,
      silhouette: 'slim',
      categories: 'beauty-makeup-lips',
      facts: [made('kr'), weight('2.8 g')],
      about: [
        'The shine is in the oils, not in glitter, so light slides over the lip instead of catching on it. The slim case closes with a magnet and refills with a push.',
        '光泽来自油脂，而非闪粉，光线滑过唇面，不会卡住。细管磁吸开合，一推即换芯。',
      ],
      items: [
        {
          name: ['Glass Lip Colour', '水光唇膏'],
          colours: 'coral petal rosewood',
          silhouette: 'gloss',
          gifts: 'her under50',
          note: ['High shine, no stickiness', '水亮不黏'],
          lead: [
            'Gloss for people who do not want hair stuck to it. Three thin coats look better than one thick one.',
            '给不愿头发黏在嘴上的人。薄涂三层，胜过厚涂一层。',
          ],
          facts: [finish('High shine', '水亮')],
        },
        {
          name: ['Silk Slip Lipstick', '丝滑唇膏'],
          colours: 'petal rosewood terracotta plum ruby',
          gifts: 'her under50',
          note: ['Satin colour in one stroke', '一抹显色的缎光'],
          lead: [
            'Five shades that run from your own lips to the last dance. Camellia oil keeps the bullet gliding to its final millimetre.',
            '五个色号，从原生唇色到最后一支舞。山茶油让膏体滑到最后一毫米。',
          ],
          facts: [finish('Satin', '缎光')],
        },
        {
          name: ['Afternoon Tint', '午后染唇膏'],
          colours: 'petal coral',
          silhouette: 'gloss',
          price: 32,
          note: ['A stain that wears down evenly', '褪得均匀的唇染'],
          lead: [
            'It fades from the middle and the edge at the same speed, which is rarer than it sounds. Reapply when you remember.',
            '唇心与唇边一起淡去，听来简单，其实少见。想起来再补就好。',
          ],
          facts: [finish('Stain', '染唇')],
        },
        {
          name: ['Moonlit Plum Lipstick', '月下梅唇膏'],
          colours: 'plum rosewood',
          price: 39,
          note: ['Two evening shades in a pearl finish', '两款珠光晚妆色'],
          lead: [
            'Fine mica turns a dark plum luminous under a restaurant lamp. By daylight it simply looks like good lipstick.',
            '细云母在餐厅灯下让深梅色透出光来；白天看，就是一支好口红。',
          ],
          facts: [finish('Fine pearl', '细珠光')],
        },
      ],
    },
    {
      brand: 'warna-studio',
      price: 34,
      silhouette: 'classic',
      categories: 'beauty-makeup-lips',
      aboutFirst: true,
      facts: [made('id'), weight('3.8 g'), finish('Velvet', '丝绒')],
      about: [
        'On the side of each box is the recipe by pigment, so you can see why one red leans orange and another blue. Warna began as a paint shop in Bandung and still mixes like one.',
        '盒侧写着色粉配方，看得出为何这支红偏橘、那支偏蓝。色坊原是万隆的颜料铺，至今照调颜料的法子调色。',
      ],
      items: [
        {
          name: ['Earth Pigment Lipstick', '大地色唇膏'],
          colours: 'terracotta rosewood',
          gifts: 'under50',
          note: ['Browns and brick, from real ochre', '真赭石调出的砖与棕'],
          lead: [
            'Red iron oxide from West Java, washed seven times. The result is a brick that suits bare skin and a lot of gold.',
            '西爪哇的氧化铁红，淘洗七遍。砖红配素颜好看，配金饰也好看。',
          ],
        },
        {
          name: ['Primary Red Lipstick', '三原红唇膏'],
          colours: 'ruby coral',
          gifts: 'her under50',
          note: ['Cool red and warm red, side by side', '冷红与暖红，一次比个明白'],
          lead: [
            'Hold the two against the inside of your wrist and choose in ten seconds. Blue veins take the first, green veins the second.',
            '两支放在手腕内侧一比，十秒见分晓：青筋选冷红，绿筋选暖红。',
          ],
        },
        {
          name: ['Tinted White Lipstick', '透白唇膏'],
          colours: 'petal',
          price: 30,
          note: ['A mixer that turns any shade pastel', '叠什么都变柔的调色唇膏'],
          lead: [
            'Alone it is the pink of a shell. Over another lipstick it works like adding white to paint.',
            '单用是贝壳粉；叠在别的口红上，便像往颜料里加白。',
          ],
        },
        {
          name: ['Six Colour Lip Palette Stick', '六色调唇膏'],
          colours: 'plum ruby rosewood coral terracotta petal',
          price: 35,
          note: ['The whole studio range, one by one', '工作室全色，逐支可选'],
          lead: [
            'Painters buy all six. Everyone else begins with rosewood and comes back for plum.',
            '画画的人六支全收；其他人多从红木玫瑰入手，再回来带走梅子紫。',
          ],
        },
      ],
    },
    {
      brand: 'vanda-row',
      price: 52,
      silhouette: 'slim',
      categories: 'beauty-makeup-lips',
      facts: [made('sg'), weight('3.2 g')],
      about: [
        'Poured in batches of six hundred and scented very faintly with the orchid each is named after. The lacquered case is the same green inside and out.',
        '每批六百支，淡淡带着同名兰花的香。漆管里外同绿。',
      ],
      items: [
        {
          name: ['Orchid Petal Lipstick', '兰瓣唇膏'],
          colours: 'rosewood petal plum',
          gifts: 'her wedding',
          note: ['Cushioned colour, petal-matt', '柔垫质感，花瓣雾面'],
          lead: [
            'The texture we were after was the underside of a petal: matt, but with water in it. Squalane did it in the end.',
            '想要的是花瓣背面的质感：雾面，却含着水。最后靠角鲨烷做到了。',
          ],
          facts: [finish('Petal matt', '花瓣雾')],
        },
        {
          name: ['Velvet Vanda Lipstick', '丝绒万黛唇膏'],
          colours: 'terracotta plum ruby',
          price: 54,
          gifts: 'her',
          note: ['Deep shades for evening', '给夜晚的深色'],
          lead: [
            'Dense, quiet colour that needs no liner. Blot once and it will see out a ten-course dinner.',
            '浓而不响的颜色，不必唇线。抿一次，撑得过十道菜的喜宴。',
          ],
          facts: [finish('Velvet', '丝绒')],
        },
        {
          name: ['Bridal Coral Lipstick', '新娘珊瑚唇膏'],
          colours: 'coral petal',
          price: 56,
          gifts: 'wedding her',
          note: ['Two shades that photograph well in tungsten', '两款在暖灯下上镜的颜色'],
          lead: [
            'Ballrooms are lit yellow. These were colour-checked under those lamps rather than ours, so cheeks and lips agree in every picture.',
            '宴会厅灯偏黄。这两支就在那样的灯下校色，每张照片里唇颊都相称。',
          ],
          facts: [finish('Satin', '缎光')],
        },
        {
          name: ['Bare Stem Lip Balm', '素茎润唇膏'],
          colours: 'petal',
          silhouette: 'balm',
          price: 32,
          gifts: 'under50 her',
          note: ['Beeswax, shea and the lightest pink', '蜂蜡、乳木果与最浅的粉'],
          lead: [
            'For weekends, hospitals, long flights and anyone borrowing it. It smells of nothing at all.',
            '周末、探病、长途飞行，或借给别人用。完全没有气味。',
          ],
          facts: [finish('Balm', '润唇')],
        },
      ],
    },
    {
      brand: 'padi-pearl',
      price: 29,
      silhouette: 'slim',
      categories: 'beauty-makeup-lips',
      facts: [made('my'), weight('2.5 g'), finish('Soft satin', '柔缎光')],
      about: [
        'Rice-bran wax in place of paraffin, so the stick softens at body heat and not in a handbag in the sun.',
        '用米糠蜡代替石蜡，遇体温才软，晒在手袋里不化。',
      ],
      items: [
        {
          name: ['Rice Wax Lipstick', '米糠蜡唇膏'],
          colours: 'rosewood petal terracotta',
          silhouette: 'balm',
          gifts: 'under50',
          note: ['Plain colour, kind to dry lips', '素净显色，善待干唇'],
          lead: [
            'Three shades a person could wear to work for a year. No scent, no taste, no fuss.',
            '三个色号，够上一年班。无香，无味，不费事。',
          ],
        },
        {
          name: ['Red Rice Lip Tint', '红米染唇液'],
          colours: 'ruby plum',
          silhouette: 'gloss',
          gifts: 'her under50',
          price: 26,
          note: ['Tinted with angkak, the red yeast rice', '以红糟之红染色'],
          lead: [
            'The red of roast pork and rice wine. It goes on sheer and deepens for ten minutes, so wait before you add more.',
            '叉烧与红糟的那种红。初涂很薄，十分钟里渐深，想加之前先等等。',
          ],
        },
        {
          name: ['Lip Oil Stick', '唇油棒'],
          colours: 'coral petal',
          silhouette: 'balm',
          gifts: 'under50',
          price: 24,
          note: ['A gloss in a stick, no wand to lose', '固体唇油，没有刷头可丢'],
          lead: [
            'Slides on like a balm and leaves the shine of a gloss. Lives happily in a pencil case.',
            '涂着像护唇膏，亮着像唇蜜。放笔盒里正好。',
          ],
        },
      ],
    },
  ],
}
