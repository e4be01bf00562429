import type { ProductType } from '../shape.ts'
import { care, fact, made, measures, of } from '../words.ts'

const across = (...rows: readonly (readonly [string, number, number])[]) => measures(['Diameter', '直径'], ...rows)
const ALL_HOBS = fact('Hobs', '适用炉具', 'All, and the oven', '所有炉具及烤箱')
const NO_INDUCTION = fact('Hobs', '适用炉具', 'Gas and ceramic, not induction', '燃气与陶瓷炉，电磁炉不可')

export const fryingPan: ProductType = {
  code: 'frying-pan',
  prefix: 'PAN',
  block: 21,
  label: ['Frying pan', '煎锅'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware > Skillets & Frying Pans',
  art: 'frying-pan',
  colourName: null,
  shippingGrams: 1700,
  maxAdd: 4,
  lines: [
    {
      brand: 'nyala-iron',
      price: 89,
      categories: 'kitchen-cookware-pans',
      axis: across(['20 cm', 0, 1500], ['26 cm', 30, 2300], ['30 cm', 50, 2900]),
      facts: [of('iron'), ALL_HOBS, care('Wipe hot, oil thin, never soap', '趁热擦，薄抹油，勿用洗洁精'), made('id')],
      about: [
        'Sanded to 320 grit and seasoned four times with coconut oil, so an egg slides on day one. After that it only improves, unless soap is involved.',
        '打磨到320目，椰子油养四遍，第一天煎蛋就会滑。之后越用越好，除非碰上洗洁精。',
      ],
      items: [
        {
          name: ['Smooth Iron Skillet', '光面铸铁煎锅'],
          colours: 'iron',
          silhouette: 'skillet',
          gifts: 'cook him',
          note: ['Iron with the roughness taken off', '磨去了粗糙的铸铁'],
          lead: [
            'Old pans were ground smooth, before anybody was in a hurry. This one is, and the steak will tell you.',
            '从前的铁锅都磨得光，那时没人赶时间。这只也磨了，牛排会告诉您。',
          ],
          pin: { popularity: 771 },
        },
        {
          name: ['Carbon Steel Frying Pan', '碳钢煎锅'],
          colours: 'carbon',
          silhouette: 'skillet',
          price: 99,
          gifts: 'cook',
          facts: [of('carbon')],
          note: ['Half the weight, all the heat', '重量一半，热力不减'],
          lead: [
            'Thin enough to toss, black after a fortnight. Wok people feel at home with it at once.',
            '薄得能颠，两周就黑。用惯镬的人，一上手就熟。',
          ],
        },
        {
          name: ['Cast Iron Wok', '铸铁镬'],
          colours: 'iron',
          silhouette: 'wok',
          price: 109,
          choices: '30cm',
          gifts: 'host cook',
          note: ['Round inside, and slow to cool', '内圆，凉得慢'],
          lead: [
            'Too heavy to toss and too hot to need it: let the ladle do the moving. It sits over gas and over a charcoal box.',
            '重得颠不动，热得不必颠，让镬铲去忙。燃气上坐得稳，炭炉上也行。',
          ],
        },
        {
          name: ['Deep Iron Pan', '深口铸铁锅'],
          colours: 'iron',
          silhouette: 'saute',
          price: 119,
          choices: '26cm',
          gifts: 'cook home',
          note: ['Tall walls, two lips, a handle each side', '高壁，双嘴，两头有柄'],
          lead: [
            'Fries chicken without painting the tiles, and bakes bread once the chicken is gone. The second handle is for when it is full.',
            '炸鸡不溅瓷砖，鸡吃完了还能烤面包。满锅的时候，另一头那只柄就用上了。',
          ],
        },
      ],
    },
    {
      brand: 'tungku',
      price: 129,
      categories: 'kitchen-cookware-pans',
      aboutFirst: true,
      axis: across(['26 cm', 0, 2600], ['30 cm', 40, 3300]),
      facts: [of('enamelled'), ALL_HOBS, made('id')],
      about: [
        'Matt enamel inside needs no seasoning and does not mind tomato, tamarind or a wash-up done in the morning.',
        '内壁哑光珐琅，不必养锅，不怕番茄、亚参，放到明早再洗也不要紧。',
      ],
      items: [
        {
          name: ['Wide Enamel Pan', '宽口珐琅煎锅'],
          colours: 'teal',
          silhouette: 'saute',
          gifts: 'cook',
          note: ['Sambal-proof, with two spouts', '不怕参巴，左右都有嘴'],
          lead: [
            'The wide pan for a narrow kitchen: fry, simmer, pour. A lid is sold separately, but any plate will do.',
            '窄厨房里的宽锅：煎、煮、倒。锅盖另售，其实扣个盘子也行。',
          ],
        },
        {
          name: ['Prawn and Rice Pan', '虾饭深锅'],
          colours: 'cherry',
          silhouette: 'saute',
          price: 159,
          choices: '30cm',
          gifts: 'host cook',
          note: ['Straight walls, wide floor, for rice', '直壁宽底，专为米饭'],
          lead: [
            'A wide floor crusts evenly from edge to edge. Good for claypot rice when more people come than the claypot allows.',
            '底宽，从边到边均匀结焦。客人比砂煲多的时候，就用它。',
          ],
        },
        {
          name: ['Enamel Wok', '珐琅镬'],
          colours: 'teal',
          silhouette: 'wok',
          price: 149,
          choices: '30cm',
          gifts: 'cook host',
          note: ['Tamarind may stay in it', '亚参可以留在里面'],
          lead: [
            'For the sour dishes that bare iron sulks at: assam fish, sambal, a vinegar stir-fry. Get the oil to shimmer and stand back a little.',
            '酸菜式裸铁会闹脾气，交给它：亚参鱼、参巴、醋炒。油起波纹时，人稍微站远。',
          ],
        },
      ],
    },
    {
      brand: 'dapur-daughters',
      price: 149,
      categories: 'kitchen-cookware-pans',
      axis: across(['24 cm', 0, 1700], ['28 cm', 30, 2100]),
      facts: [of('steel'), fact('Build', '结构', 'Five-ply, aluminium core', '五层，铝芯'), ALL_HOBS, made('my')],
      about: [
        'Five layers bonded right up the side, so heat arrives everywhere together. Preheat until a drop of water rolls like a marble; then nothing sticks.',
        '五层复合，一直到锅壁，热是一起到的。预热到水珠像弹珠般滚，就不粘了。',
      ],
      items: [
        {
          name: ['Five-ply Frying Pan', '五层钢煎锅'],
          colours: 'steel',
          silhouette: 'skillet',
          gifts: 'cook wedding',
          note: ['Brushed outside, mirror where you look', '外拉丝，里镜面'],
          lead: [
            'The quiet workhorse beside the coloured pots. It makes pan gravy, which non-stick never will.',
            '彩色炖锅旁的那匹老马。锅底那层肉汁，不粘锅永远做不出来。',
          ],
        },
        {
          name: ['Deep Sauté Pan', '深口嫩煎锅'],
          colours: 'steel',
          silhouette: 'saute',
          price: 189,
          gifts: 'cook home',
          note: ['Straight sides, seven centimetres deep', '直壁，深七厘米'],
          lead: [
            'Half frying pan, half pot, and the one you will leave on the stove. Curry stays in, heat stays in, splashes stay in.',
            '一半煎锅一半炖锅，会一直留在炉上的那只。咖喱、热气、油花，都留在里面。',
          ],
        },
        {
          name: ['Ceramic Non-stick Pan', '陶瓷不粘煎锅'],
          colours: 'cream',
          silhouette: 'skillet',
          price: 109,
          choices: '24cm 28cm',
          gifts: 'home',
          note: ['For eggs, crepes and honest beginners', '煎蛋、薄饼，与老实的新手'],
          lead: [
            'A ceramic coating free of fluorine, on the same five-ply base, with a wooden handle. Medium heat and wooden tools will keep it slippery for years.',
            '不含氟的陶瓷涂层，同样五层底，木柄。中火加木铲，滑溜好几年。',
          ],
        },
      ],
    },
    {
      brand: 'tembaga-tin',
      price: 229,
      categories: 'kitchen-cookware-pans',
      axis: across(['22 cm', 0, 1600], ['26 cm', 70, 2200]),
      restock: ['5 to 7 weeks', '5至7周'],
      facts: [
        of('copper'),
        fact('Inside', '内壁', 'Hand-wiped tin', '手工擦锡'),
        NO_INDUCTION,
        care('Low to medium heat; retin every ten years', '中小火；十年重挂一次锡'),
        made('my'),
      ],
      about: [
        'Copper answers at once: turn the flame down and the pan has already heard. The tin inside is wiped on by hand with a ball of cotton and leaves faint swirls.',
        '铜最听话，火一收，锅已经知道。内壁的锡用棉团手工擦上，留着浅浅的旋纹。',
      ],
      items: [
        {
          name: ['Tinned Copper Frying Pan', '挂锡铜煎锅'],
          colours: 'copper',
          silhouette: 'skillet',
          gifts: 'cook wedding',
          note: ['Two millimetres of copper, brass handle', '两毫米铜，黄铜柄'],
          lead: [
            'For butter, eggs and sauces that turn if you blink. Hung up, it is also the best-looking thing in the kitchen.',
            '煎黄油、煎蛋，煮一眨眼就过头的酱汁。挂起来，是厨房里最好看的东西。',
          ],
        },
        {
          name: ['Copper Wok', '铜镬'],
          colours: 'copper',
          silhouette: 'wok',
          price: 269,
          choices: '26cm',
          gifts: 'cook',
          note: ['For caramel, and for showing off', '熬糖色，也撑场面'],
          lead: [
            'Street stalls melt sugar in copper for a reason: it stops the moment the flame does. Tinned, so the tamarind can go in after.',
            '街边档熬糖用铜不是没道理：火一停，它就停。内壁挂锡，亚参水接着下也不怕。',
          ],
        },
        {
          name: ['Deep Copper Pan', '深口铜锅'],
          colours: 'copper',
          silhouette: 'saute',
          price: 259,
          choices: '26cm',
          gifts: 'cook host',
          note: ['Straight walls, for kaya and jam', '直壁，熬咖椰与果酱'],
          lead: [
            'Kaya without the double boiler, if you keep stirring. The loop at the front is for the walk to the jars.',
            '不停搅，熬咖椰就不必隔水。前头那只小柄，端去装罐时用。',
          ],
        },
      ],
    },
    {
      brand: 'nenek-co',
      price: 65,
      categories: 'kitchen-cookware-pans',
      axis: across(['24 cm', 0, 1400], ['28 cm', 15, 1800]),
      facts: [of('carbon'), ALL_HOBS, made('my')],
      about: [
        'Pressed and blued steel with a riveted handle, in the shapes that hung on our grandmothers’ walls. They dent a little and last completely.',
        '冲压发蓝的钢身，铆接手柄，阿嬷墙上挂的那些形状。会磕出小坑，但用得到底。',
      ],
      items: [
        {
          name: ['Flat Wok', '平底镬'],
          colours: 'carbon',
          silhouette: 'wok',
          gifts: 'cook home',
          note: ['A wok that sits on any hob', '哪种炉都坐得稳的镬'],
          lead: [
            'Round sides, flat middle, one long handle and one short. Fried rice for three, with room for the toss.',
            '圆壁、平底，一长柄一短柄。三人份炒饭，颠得开。',
          ],
        },
        {
          name: ['Enamel Omelette Pan', '珐琅蛋饼锅'],
          colours: 'cherry',
          silhouette: 'skillet',
          price: 55,
          choices: '24cm',
          gifts: 'under50 cook',
          facts: [of('enamelled')],
          note: ['Red outside, for tamagoyaki or oyster omelette', '红身，煎蛋卷或蚝煎都行'],
          lead: [
            'Fold, roll or scramble; the sloping wall turns it for you. A lip on either side pours off the oil.',
            '折、卷、炒，斜壁帮您翻面。两边都有嘴，倒油不滴。',
          ],
        },
        {
          name: ['Deep Family Pan', '大家庭深锅'],
          colours: 'carbon',
          silhouette: 'saute',
          price: 109,
          choices: '28cm',
          gifts: 'home wedding',
          note: ['Fries first, braises after', '先煎，后焖'],
          lead: [
            'Fry the ginger, add the water, lay the fish in, cover it with a plate. Nine minutes, and only one thing to wash.',
            '爆姜、下水、下鱼，扣只盘子。九分钟，只洗一只锅。',
          ],
        },
      ],
    },
  ],
}
