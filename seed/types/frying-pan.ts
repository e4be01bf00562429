import type { ProductType } from '../shape.ts'
import { care, fact, made, measures, of } from '../words.ts'

const across = (...rows: readonly (readonly [string, number, number])[]) => measures(['Diameter', '直径'], ...rows)
const ALL_HOBS = fact('Hobs', '适用炉具', 'All, and the oven', '所有炉具及烤箱')
const NO_INDUCTION = fact('Hobs', '适用炉具', 'Gas and ceramic, not induction', '燃气与陶瓷炉，电磁炉不可')

export const fryingPan: ProductType = {
  code: 'frying-pan', prefix: 'PAN', block: 21,
  label: ['Frying pan', '煎锅'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware > Skillets & Frying Pans',
  art: null, colourName: null, grams: 1700, maxAdd: 4,
  lines: [
    {
      brand: 'nyala-iron', price: 89, categories: 'kitchen-cookware-pans',
      axis: across(['20 cm', 0, 1500], ['26 cm', 30, 2300], ['30 cm', 50, 2900]),
      facts: [of('iron'), ALL_HOBS, care('Wipe hot, oil thin, never soap', '趁热擦，薄抹油，勿用洗洁精'), made('id')],
      about: [
        'Sanded to 320 grit and seasoned four times with coconut oil, so an egg slides on day one. After that it only improves, unless soap is involved.',
        '打磨到320目，椰子油养四遍，第一天煎蛋就会滑。之后越用越好，除非碰上洗洁精。',
      ],
      items: [
        {
          name: ['Smooth Iron Skillet', '光面铸铁煎锅'], colours: '', gifts: 'cook him',
          note: ['Iron with the roughness taken off', '磨去了粗糙的铸铁'],
          lead: ['Old pans were ground smooth, before anybody was in a hurry. This one is, and the steak will tell you.', '从前的铁锅都磨得光，那时没人赶时间。这只也磨了，牛排会告诉您。'],
          pin: { popularity: 771 },
        },
        {
          name: ['Carbon Steel Frying Pan', '碳钢煎锅'], colours: '', price: 99, gifts: 'cook', facts: [of('carbon')],
          note: ['Half the weight, all the heat', '重量一半，热力不减'],
          lead: ['Thin enough to toss, black after a fortnight. Wok people feel at home with it at once.', '薄得能颠，两周就黑。用惯镬的人，一上手就熟。'],
        },
        {
          name: ['Griddle Plate', '铁板烤盘'], colours: '', price: 109, choices: '30cm', gifts: 'host cook',
          note: ['Flat one side, ridged the other', '一面平，一面棱'],
          lead: ['Satay on the ridges, roti on the flat. Sits across two burners and over a charcoal box.', '棱面烤沙爹，平面煎印度煎饼。横跨两个炉口，架在炭炉上也行。'],
        },
        {
          name: ['Egg Pan', '煎蛋小锅'], colours: '', price: 49, axis: across(['14 cm', 0, 800]), gifts: 'under50 cook',
          note: ['One egg, perfectly round', '一只蛋，圆圆的'],
          lead: ['Bought as a joke and used every morning. Also toasts belachan, so consider two.', '当玩笑买的，结果天天用。也能烘峇拉煎，不妨买两只。'],
        },
      ],
    },
    {
      brand: 'tungku', price: 129, categories: 'kitchen-cookware-pans', aboutFirst: true,
      axis: across(['26 cm', 0, 2600], ['30 cm', 40, 3300]),
      facts: [of('enamelled'), ALL_HOBS, made('id')],
      about: [
        'Matt enamel inside needs no seasoning and does not mind tomato, tamarind or a wash-up done in the morning.',
        '内壁哑光珐琅，不必养锅，不怕番茄、亚参，放到明早再洗也不要紧。',
      ],
      items: [
        {
          name: ['Wide Enamel Pan', '宽口珐琅煎锅'], colours: '', gifts: 'cook',
          note: ['Sambal-proof, with two spouts', '不怕参巴，左右都有嘴'],
          lead: ['The wide pan for a narrow kitchen: fry, simmer, pour. A lid is sold separately, but any plate will do.', '窄厨房里的宽锅：煎、煮、倒。锅盖另售，其实扣个盘子也行。'],
        },
        {
          name: ['Paella and Prawn Pan', '海鲜饭锅'], colours: '', price: 159, choices: '30cm', gifts: 'host cook',
          note: ['Thin-walled, dimpled, for rice', '薄壁凹点，专为米饭'],
          lead: ['The dimples lift each grain so the bottom crusts evenly. Good for claypot rice when more people come than the claypot allows.', '凹点托起米粒，锅底均匀结焦。客人比砂煲多的时候，就用它。'],
        },
        {
          name: ['Fish Pan', '煎鱼锅'], colours: '', price: 149, choices: '30cm', gifts: 'cook host',
          note: ['Oval, for a whole pomfret', '椭圆，放得下整条白鲳'],
          lead: ['A fish deserves to be fried with its tail on. Get the oil to shimmer, lay it away from you, and do not touch it for four minutes.', '鱼该连尾一起煎。油起波纹时，背着身子下鱼，四分钟别动它。'],
        },
      ],
    },
    {
      brand: 'dapur-daughters', price: 149, categories: 'kitchen-cookware-pans',
      axis: across(['24 cm', 0, 1700], ['28 cm', 30, 2100]),
      facts: [of('steel'), fact('Build', '结构', 'Five-ply, aluminium core', '五层，铝芯'), ALL_HOBS, made('my')],
      about: [
        'Five layers bonded right up the side, so heat arrives everywhere together. Preheat until a drop of water rolls like a marble; then nothing sticks.',
        '五层复合，一直到锅壁，热是一起到的。预热到水珠像弹珠般滚，就不粘了。',
      ],
      items: [
        {
          name: ['Five-ply Frying Pan', '五层钢煎锅'], colours: '', gifts: 'cook wedding',
          note: ['Brushed outside, mirror where you look', '外拉丝，里镜面'],
          lead: ['The quiet workhorse beside the coloured pots. It makes pan gravy, which non-stick never will.', '彩色炖锅旁的那匹老马。锅底那层肉汁，不粘锅永远做不出来。'],
        },
        {
          name: ['Deep Sauté Pan', '深口嫩煎锅'], colours: '', price: 189, gifts: 'cook home',
          note: ['Straight sides, a lid, seven centimetres', '直壁，有盖，深七厘米'],
          lead: ['Half frying pan, half pot, and the one you will leave on the stove. Curry stays in, heat stays in, splashes stay in.', '一半煎锅一半炖锅，会一直留在炉上的那只。咖喱、热气、油花，都留在里面。'],
        },
        {
          name: ['Ceramic Non-stick Pan', '陶瓷不粘煎锅'], colours: '', price: 109, choices: '24cm 28cm', gifts: 'home',
          note: ['For eggs, crepes and honest beginners', '煎蛋、薄饼，与老实的新手'],
          lead: ['A ceramic coating free of fluorine, on the same five-ply base. Medium heat and wooden tools will keep it slippery for years.', '不含氟的陶瓷涂层，同样五层底。中火加木铲，滑溜好几年。'],
        },
      ],
    },
    {
      brand: 'tembaga-tin', price: 229, categories: 'kitchen-cookware-pans',
      axis: across(['22 cm', 0, 1600], ['26 cm', 70, 2200]),
      restock: ['5 to 7 weeks', '5至7周'],
      facts: [of('copper'), fact('Inside', '内壁', 'Hand-wiped tin', '手工擦锡'), NO_INDUCTION, care('Low to medium heat; retin every ten years', '中小火；十年重挂一次锡'), made('my')],
      about: [
        'Copper answers at once: turn the flame down and the pan has already heard. Where a pan is tinned, the tin is wiped on by hand with a ball of cotton and leaves faint swirls.',
        '铜最听话，火一收，锅已经知道。挂锡的几款，锡用棉团手工擦上，留着浅浅的旋纹。',
      ],
      items: [
        {
          name: ['Tinned Copper Frying Pan', '挂锡铜煎锅'], colours: '', gifts: 'cook wedding',
          note: ['Two millimetres of copper, brass handle', '两毫米铜，黄铜柄'],
          lead: ['For butter, eggs and sauces that turn if you blink. Hung up, it is also the best-looking thing in the kitchen.', '煎黄油、煎蛋，煮一眨眼就过头的酱汁。挂起来，是厨房里最好看的东西。'],
        },
        {
          name: ['Apam Pan', '曼煎糕铜锅'], colours: '', price: 269, choices: '26cm', gifts: 'cook',
          note: ['For apam balik, thick or crisp', '厚的薄的曼煎糕都行'],
          lead: ['Street stalls use copper for a reason. Peanuts, sugar, sweetcorn, fold.', '街边档用铜不是没道理。花生、糖、玉米，一折。'],
        },
        {
          name: ['Sugar and Jam Pan', '熬糖果酱铜锅'], colours: '', price: 259, choices: '26cm', gifts: 'cook host', facts: [fact('Inside', '内壁', 'Bare copper', '裸铜')],
          note: ['Unlined, wide, for kaya and jam', '不挂锡，宽口，熬咖椰与果酱'],
          lead: ['Kaya without the double boiler, if you keep stirring. Not for acid left standing; empty it into jars at once.', '不停搅，熬咖椰就不必隔水。酸的不可久留，熬好即装罐。'],
        },
      ],
    },
    {
      brand: 'nenek-co', price: 65, categories: 'kitchen-cookware-pans',
      axis: across(['24 cm', 0, 1400], ['28 cm', 15, 1800]),
      facts: [of('steel'), ALL_HOBS, made('my')],
      about: [
        'Pressed steel with a riveted handle, in the shapes that hung on our grandmothers’ walls. They dent a little and last completely.',
        '冲压钢身，铆接手柄，阿嬷墙上挂的那些形状。会磕出小坑，但用得到底。',
      ],
      items: [
        {
          name: ['Flat Wok', '平底镬'], colours: '', gifts: 'cook home',
          note: ['A wok that sits on any hob', '哪种炉都坐得稳的镬'],
          lead: ['Round sides, flat middle, long handle. Fried rice for three, with room for the toss.', '圆壁、平底、长柄。三人份炒饭，颠得开。'],
        },
        {
          name: ['Omelette Pan', '蛋饼锅'], colours: '', price: 55, choices: '24cm', gifts: 'under50 cook',
          note: ['Square corners, for tamagoyaki or oyster omelette', '方角，玉子烧或蚝煎都行'],
          lead: ['Fold, roll or scramble; the corners decide. One side is cut low for the spatula.', '折、卷、炒，看角说话。一边切低，方便下铲。'],
        },
        {
          name: ['Steamer and Pan Set', '蒸锅煎锅套组'], colours: '', price: 109, choices: '28cm', gifts: 'home wedding',
          note: ['A pan, a rack, a domed lid', '一锅、一架、一拱盖'],
          lead: ['Fry the ginger, add the water, rack in, fish on, lid down. Nine minutes, and only one thing to wash.', '爆姜、下水、放架、上鱼、盖盖。九分钟，只洗一只锅。'],
        },
      ],
    },
  ],
}
