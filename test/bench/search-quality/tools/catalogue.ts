import { seeded } from '#test/seeded.ts'

// An invented hardware and garden shop, as Shopify exports its products. Nothing in it is taken from the shop's own catalogue,
// so that the search can be measured on products that nobody had in mind when it was made.

// Every type takes two lines. The first says: type | prices | sizes in the title | makes in the title | options | tags.
// The second says what it is for. Options are `Name: values` joined by ` + `. Prices run from the smallest to the largest.

const handTools = `
Claw Hammer | 14-38 | 12 oz,16 oz,20 oz | Fibreglass,Hickory,Tubular Steel | | nailing,framing,diy
  Drives nails and pulls bent ones out again with the split claw. The grip soaks up the shock of every blow.
Club Hammer | 16-34 | 2 lb,3 lb,4 lb | Fibreglass,Hickory | | masonry,demolition
  A short, heavy hammer for driving cold chisels, breaking brick and knocking in stakes.
Rubber Mallet | 9-22 | 8 oz,16 oz,24 oz | Black Rubber,White Non-Marking | | tiling,camping,flat pack
  Taps tiles, paving and flat-pack furniture into place and leaves no dents. Also handy for tent pegs.
Screwdriver Set | 15-59 | 6 Piece,8 Piece,12 Piece | Magnetic,Insulated VDE,Soft-Grip | | diy,assembly,gift
  Slotted, Phillips and Pozidriv drivers for furniture, hinges and fittings. The tips are hardened so that they do not slip.
Precision Screwdriver Set | 12-39 | 24 Piece,32 Piece,64 Piece | Magnetic,Aluminium | | electronics,repair,gift
  Tiny bits to open phones, laptops, spectacles and watches, kept in a pocket case.
Combination Spanner Set | 24-110 | 8 Piece,12 Piece,18 Piece | Chrome Vanadium,Ratcheting | | car,bicycle,mechanic
  Open at one end and ringed at the other to turn nuts and bolts from 6 mm upwards. Sizes are stamped on every shank.
Adjustable Spanner | 12-36 | 150 mm,200 mm,250 mm,300 mm | Chrome Vanadium,Wide Jaw | | plumbing,car,bicycle
  One sliding jaw fits any nut up to its width. The scale on the jaw shows the opening.
Socket Set | 35-189 | 40 Piece,94 Piece,150 Piece | Chrome Vanadium,Impact Steel | | car,mechanic,garage,gift
  A ratchet with metric sockets and extension bars for car, motorcycle and machine repairs.
Hex Key Set | 8-29 | 9 Piece,18 Piece | Ball End,Folding,T-Handle | | bicycle,flat pack,assembly
  Six-sided keys for the socket screws of furniture, bicycles and machines.
Combination Pliers | 12-34 | 160 mm,180 mm,200 mm | Insulated VDE,Chrome Nickel | | electrician,diy
  Grips, bends and cuts wire with one tool. The jaws have a flat part and a part for round stock.
Long Nose Pliers | 11-32 | 150 mm,200 mm | Insulated VDE,Bent Tip,Mini | | electrician,jewellery,hobby
  Reaches into tight places to hold small parts and to shape wire.
Hand Saw | 14-42 | 350 mm,500 mm,550 mm | Hardpoint,Fine Cut,Japanese Pull | | woodwork,carpentry
  Cuts timber, boards and laminate by hand. The teeth stay sharp for a long time.
Hacksaw | 9-32 | 150 mm,300 mm | Junior,Heavy Duty,Aluminium Frame | | metalwork,plumbing
  Cuts metal pipe, bolts and plastic conduit. The blade changes without tools.
Utility Knife | 6-28 | 18 mm,25 mm | Snap-Off,Retractable,Folding | | cutting,carpet,cardboard
  Opens boxes and cuts carpet, plasterboard and vinyl. Spare blades are kept in the handle.
Staple Gun | 16-49 | 8 mm,14 mm | Steel,3-in-1,Light | | upholstery,fabric,diy
  Fastens fabric, netting and insulation with one squeeze. Takes common staples.
`

const powerTools = `
Cordless Drill | 59-249 | 12 V,18 V,20 V | Brushless,Compact,Two-Battery | | drilling,diy,cordless,gift
  Drills wood, metal and plastic and drives screws without a cable. Comes with a lithium battery and a charger.
Corded Drill | 39-129 | 500 W,650 W,850 W | Percussion,Variable Speed | | drilling,diy,corded
  Plugs into the mains for drilling that never runs flat. The percussion setting bores into brick.
SDS Rotary Hammer | 119-399 | 800 W,1050 W,1500 W | Corded,Cordless | | masonry,concrete,drilling,trade
  Bores holes in concrete walls and chips off tiles. The hammer action does the work.
Impact Driver | 79-229 | 12 V,18 V | Brushless,Compact | | cordless,decking,assembly
  Drives long screws and coach bolts with hammering turns, so the wrist does not twist.
Angle Grinder | 49-189 | 100 mm,115 mm,125 mm | Corded,Cordless | | metalwork,masonry
  Cuts and grinds steel, stone and tile. The guard turns without a key.
Circular Saw | 89-269 | 165 mm,185 mm,190 mm | Corded,Cordless | | woodwork,carpentry
  Rips boards and sheets straight along a fence. The depth and the bevel can be set.
Orbital Sander | 39-159 | 125 mm,150 mm | Corded,Cordless,Dust-Extracting | | sanding,furniture
  Smooths tables, doors and floors before painting and leaves no swirls. Dust goes into its bag.
Hot Glue Gun | 12-49 | 20 W,60 W,100 W | Mini,Cordless | | craft,school,hobby
  Melts glue sticks for craft work, flowers and quick repairs.
Wet and Dry Vacuum | 79-259 | 15 L,20 L,30 L | Stainless Steel,Polymer | | cleaning,garage,workshop
  Sucks up sawdust, rubble and spilt water alike.
Pressure Washer | 109-429 | 110 bar,130 bar,150 bar | Compact,Wheeled | | cleaning,patio,car
  Blasts moss and dirt off patios, fences and cars with a jet of water.
Drill Bit Set | 12-69 | 10 Piece,19 Piece,25 Piece | HSS Titanium,Masonry Carbide,Brad Point Wood | | drilling
  A range of bits in a case with the sizes marked, for use in any drill chuck.
`

const fixings = `
Wood Screws | 5-22 | 3.5 x 25 mm,4 x 40 mm,5 x 60 mm,6 x 100 mm | Zinc,Stainless Steel,Brass | Pack: 50,100,200 | woodwork,diy
  Countersunk screws that bite into timber and need no pilot hole in softwood.
Round Wire Nails | 4-15 | 30 mm,50 mm,75 mm,100 mm | Bright Steel,Galvanised | Pack: 100,250 | woodwork,framing
  General nails for rough carpentry, fences and crates.
Wall Plugs | 4-16 | 6 mm,8 mm,10 mm | Nylon,Cavity,Universal | Pack: 25,50,100 | concrete,brick,plasterboard
  Push into a drilled hole and spread as the screw goes in, so that shelves and brackets stay on the wall.
Picture Hooks | 4-19 | 5 kg,10 kg,15 kg | Brass,Hardwall,Strip | Pack: 4,10,20 | pictures,living room
  Hang picture frames and mirrors. Most go into plaster or wood with a slim nail, and the hardwall kind taps into concrete and brick.
Adhesive Hooks | 5-18 | 1 kg,2 kg,5 kg | Clear,White,Stainless Steel | Pack: 4,8,12 | no drilling,bathroom,kitchen,renters
  Stick to tile, glass and painted wall and come off cleanly. They need no drill and no nails.
Shelf Bracket | 6-34 | 150 mm,200 mm,300 mm | Steel,Cast Iron,Floating | Colour: Black,White,Grey | shelves,living room
  Carries a shelf on the wall. The screws are in the packet.
Door Hinge | 5-28 | 75 mm,100 mm | Brass,Stainless Steel,Soft-Close | Pack: 2,3 | door,cupboard
  Hangs doors and cupboard fronts so that they open easily and without squeaks.
Padlock | 9-54 | 30 mm,40 mm,50 mm | Brass,Combination,Weatherproof | | security,shed,locker,bicycle
  Locks sheds, lockers and gates with a hardened shackle.
Cable Ties | 4-18 | 100 mm,200 mm,300 mm | Nylon,Reusable,Stainless Steel | Colour: Black,White,Green | cable,tidying
  Bundle cables, hold plants and mend almost anything for a while.
Wood Glue | 6-26 | 250 ml,500 ml,1 L | Waterproof,Fast | | woodwork,gluing
  White glue for joints in timber that is stronger than the wood itself once dry.
Super Glue | 4-15 | 3 g,10 g,20 g | Gel,Liquid | | repair,gluing,ceramics
  Sets in seconds on china, plastic, metal and rubber.
Duct Tape | 6-19 | 10 m,25 m,50 m | Heavy Duty,Clear | Colour: Silver,Black,White | repair,waterproof
  Strong cloth tape that tears by hand and seals hoses, tarpaulins and boxes.
`

const paint = `
Interior Wall Paint | 19-89 | Matt,Silk,Eggshell | Washable,Low Odour,Anti-Mould | Colour: White,Cream,Blue,Green + Tin: 1 L,5 L | walls
  Emulsion for walls and ceilings inside the house. It is touch dry in two hours and brushes wash out in water.
Gloss Paint | 14-48 | Gloss,Satin | Water-Based,Oil-Based | Colour: White,Black,Red,Navy Blue + Tin: 750 ml,2.5 L | doors,wood,metal
  A hard finish for doors, window frames, railings and skirting.
Spray Paint | 8-19 | 400 ml | Matt,Metallic,Fluorescent | Colour: Red,Black,White,Gold,Blue | craft,metal,hobby
  Colour from a can for bicycles, chairs, toys and craft work.
Paint Roller | 7-29 | 4 inch,7 inch,9 inch | Foam,Microfibre,Lambswool | | walls,ceiling
  Spreads paint quickly over walls and ceilings. The sleeve pulls off for washing.
Paint Brush Set | 8-39 | 3 Piece,5 Piece,10 Piece | Synthetic,Pure Bristle,Angled | | trim,walls
  Brushes in several widths for cutting in, doors and trim, made not to shed hairs.
Masking Tape | 4-15 | 24 mm,36 mm,48 mm | Low-Tack Blue,Exterior,Washi | | edges,walls
  Gives a sharp edge and peels off without lifting the paint below.
Dust Sheet | 6-28 | 3 x 4 m,4 x 5 m | Cotton,Polythene | | covering,furniture,floor
  Covers floor and furniture against drips and dust.
Wall Filler | 6-24 | 330 g,600 g,2 kg | Ready-Mixed,Powder,Flexible | | cracks,holes,plaster
  Fills cracks, screw holes and dents in plaster, and can be sanded and painted over.
Sandpaper | 5-18 | 60 Grit,120 Grit,240 Grit | Aluminium Oxide,Wet and Dry | Pack: 5,10,25 | sanding,wood,metal
  Abrasive sheets for smoothing wood and for keying old paint.
Paint Stripper | 14-44 | 500 ml,1 L,2.5 L | Low Odour,Gel | | paint removal
  Lifts old paint and varnish off wood and metal without sanding.
`

const plumbing = `
Kitchen Mixer Tap | 59-249 | Swan Neck,Low Spout | Chrome,Brushed Nickel,Matt Black,Pull-Out Spray | | kitchen,sink
  Mixes hot and cold water at the kitchen sink with one lever. The spout swings over both bowls.
Basin Tap | 35-149 | Tall,Mini | Chrome,Brass,Matt Black | | bathroom,basin
  A tap for the bathroom basin with a ceramic cartridge that does not drip.
Shower Head | 18-99 | 100 mm,200 mm,250 mm | Rain,Handheld,Water-Saving | | bathroom,shower
  Several kinds of spray from full rain to massage. Rubber nozzles let limescale rub off.
Tap Repair Kit | 6-24 | 20 Piece,60 Piece | Washer,O-Ring,Ceramic Cartridge | | leak,dripping tap,kitchen,bathroom
  Stops a dripping tap by replacing the worn washer, ring or cartridge inside.
PTFE Tape | 3-12 | 12 mm,19 mm | Standard,High Density | Pack: 1,5,10 | leak,threads
  Thin white tape wound round pipe threads so that the joint does not leak.
Pipe Wrench | 19-69 | 10 inch,14 inch,18 inch | Cast Iron,Aluminium | | pipes,trade
  Its toothed jaws grip round pipes the harder you pull.
Plunger | 8-29 | 120 mm,150 mm | Rubber,Accordion | | blocked drain,toilet,sink
  Frees a blocked sink or toilet by suction.
Drain Auger | 15-79 | 3 m,5 m,7.5 m | Hand Crank,Drill-Driven | | blocked drain,sink,shower
  A long coiled snake that winds its way to hair and grease deep in a clogged drain.
Drain Cleaner | 8-24 | 500 ml,1 L | Gel,Enzyme | | blocked drain,sink,smell
  Dissolves grease, hair and soap in slow drains and takes away the smell.
Toilet Seat | 29-119 | Oval,D-Shape | Soft-Close,Wooden,Thermoset | Colour: White,Black,Oak | bathroom,toilet
  A seat with a lid and quick-release hinges for easy cleaning.
Toilet Fill Valve | 14-44 | Bottom Entry,Side Entry | Brass,Quiet | | toilet,running toilet,leak
  Mends a cistern that never stops running or fills too slowly.
Silicone Sealant | 7-22 | 100 ml,300 ml | Anti-Mould,Kitchen and Bath,Exterior | Colour: Clear,White,Grey | leak,bathroom,gaps
  Seals the joints round baths, sinks and windows against water and mould.
Water Filter Cartridge | 15-69 | 5 Micron,10 Micron | Carbon,Ceramic,Sediment | Pack: 1,3 | kitchen,drinking water
  Takes chlorine, rust and sand out of tap water.
`

const electrical = `
LED Bulb | 5-24 | 5 W,9 W,13 W | Warm White,Daylight,Dimmable,Smart | Cap: E27,E14,B22 | lighting,living room,energy saving
  A light bulb that uses a tenth of the power of an old one and lasts for fifteen years.
Extension Lead | 14-59 | 2 m,3 m,5 m,10 m | 4-Way,6-Way,USB,Surge-Protected | | home office,sockets
  More sockets where you need them on one cable, with a switch and a child-safe shutter.
Torch | 12-79 | 300 Lumen,800 Lumen,1500 Lumen | Rechargeable,Aluminium,Waterproof | | power cut,camping,emergency,gift
  A bright hand light for power cuts, camping and looking under the car.
Alkaline Batteries | 5-29 | AA,AAA,9 V | Long-Life,High Power | Pack: 4,8,24 | spare,toys,remote control
  Batteries for toys, clocks, alarms and remote controls that keep for ten years in the drawer.
Smoke Alarm | 18-69 | 5-Year,10-Year | Optical,Heat,Interlinked | | safety,fire,bedroom,kitchen
  Wakes the household with a loud siren when there is fire or smoke.
Wireless Doorbell | 22-99 | 100 m,150 m,300 m | Plug-In,Battery-Free,Chime | | front door
  Rings anywhere in the house and needs no wiring at the door.
Cable Trunking | 6-29 | 1 m,2 m | Self-Adhesive,Floor | Colour: White,Black,Wood | cable,tidying,home office
  Hides loose cables along the skirting or across the floor.
Soldering Iron | 19-99 | 30 W,60 W,80 W | Adjustable,Gas,Station | | electronics,hobby,repair
  Joins wires and circuit boards with molten solder, and heats up in a minute.
Solar Garden Light | 15-69 | 4 Piece,8 Piece,12 Piece | Stake,String,Lantern | | garden,path,lighting,outdoor
  Charges in the sun by day and lights up paths and beds by night. No wiring needed.
`

const garden = `
Secateurs | 14-69 | 180 mm,200 mm,215 mm | Bypass,Anvil,Ratchet,Left-Handed | | pruning,roses,gift,gardener
  Prunes roses, shrubs and fruit trees with a clean cut through stems as thick as a finger.
Loppers | 24-89 | 450 mm,700 mm | Bypass,Anvil,Telescopic | | pruning,branches
  Long arms give the force to cut branches that are too thick for secateurs.
Hedge Trimmer | 69-229 | 450 mm,550 mm,600 mm | Cordless,Corded,Pole | | hedge
  A powered blade that trims long hedges fast and evenly.
Lawn Mower | 119-549 | 32 cm,38 cm,42 cm | Push Reel,Cordless,Petrol | | lawn
  Cuts the lawn to the height you set and gathers the grass in a box.
Leaf Blower | 59-249 | 18 V,36 V,40 V | Cordless,Vacuum | | leaves,patio,autumn
  Blows fallen leaves off paths and lawns into a heap.
Garden Spade | 24-79 | Digging,Border | Stainless Steel,Carbon Steel,Ash | | digging,soil,gardener
  Digs beds, edges lawns and moves soil. The tread is kind to boots.
Hand Trowel | 8-32 | Wide,Narrow | Stainless Steel,Ash,Copper | | planting,pots,gardener
  Plants bulbs and seedlings and fills pots on the balcony.
Garden Rake | 16-54 | 12-Tine,16-Tine,22-Tine | Leaf,Soil,Adjustable | | leaves,lawn,soil
  Gathers leaves and cuttings, or levels soil for sowing.
Weeder | 12-49 | 30 cm,100 cm | Stand-Up,Dandelion,Paving | | weeds,lawn,paving
  Pulls up weeds with the root and spares your back.
Garden Hose | 24-99 | 15 m,20 m,30 m | Anti-Kink,Expandable,Reinforced | | watering
  Carries water to the far end of the garden. Fittings for the tap are in the box.
Hose Reel | 39-179 | 15 m,20 m,30 m | Wall-Mounted,Wheeled,Auto-Rewind | | watering,tidying
  Winds up the hose tidily and keeps it off the ground.
Watering Can | 12-59 | 2 L,5 L,10 L | Galvanised,Plastic,Copper | Colour: Green,Grey,Yellow | watering,house plants,balcony,gift
  A long spout and a fine rose for seedlings, pots and beds.
Plant Pot | 8-64 | 15 cm,25 cm,40 cm | Terracotta,Glazed Ceramic,Plastic | Colour: Brown,White,Blue,Black | balcony,indoor,patio
  A pot with a drainage hole for herbs, flowers and small trees, inside or out.
Potting Compost | 9-29 | 10 L,25 L,50 L | Peat-Free,Orchid,Seed | | soil,pots,planting
  Loose, fresh soil with plant food for pots, boxes and seed trays.
Lawn Seed | 10-49 | 500 g,1 kg,3 kg | Shade,Hard-Wearing,Fast | | lawn,bare patches
  Grass seed for new lawns and for mending bare patches.
Plant Food | 8-34 | 500 ml,1 L,2 kg | Tomato,Organic,Orchid,Slow-Release | | fertiliser,flowers,vegetables
  Fertiliser for strong growth, more flowers and more fruit.
Wheelbarrow | 69-189 | 85 L,100 L,120 L | Galvanised,Polypropylene,Twin-Wheel | | moving,soil,building
  Carries soil, bricks and leaves. The tyre does not puncture.
Garden Kneeler | 15-59 | Foam,Folding | Seat,Memory,Waterproof | | knees,elderly,gift,gardener
  Saves knees when weeding, and some turn over into a stool to sit on.
Garden Tool Gift Set | 29-89 | 3 Piece,5 Piece,9 Piece | Stainless Steel,Ash,Floral | | gift,gardener,birthday,mum,dad
  Trowel, fork and helpers in a bag or a box, ready to give to someone who loves the garden.
`

const workWear = `
Work Gloves | 6-32 | Grip,Cut-Resistant | Leather,Nitrile,Latex | Size: S,M,L,XL | hands,protection
  Protect hands from splinters, sharp edges and rough brick and still let you feel what you hold.
Gardening Gloves | 8-36 | Gauntlet,Light | Leather,Bamboo,Thorn-Proof | Size: S,M,L | hands,roses,gardener,gift
  Keep thorns and soil off your hands while you plant and prune.
Safety Boots | 49-169 | Ankle,Rigger,Low | Leather,Composite Toe,Steel Toe | Size: 39,41,43,45 | feet,trade
  Toe cap and sole stand up to falling bricks and nails. The lining keeps out the rain.
Safety Goggles | 7-34 | Clear,Tinted | Anti-Fog,Over-Glasses,Slim | | eyes,protection
  Shield eyes from dust, chips and splashes.
Ear Defenders | 12-69 | 27 dB,32 dB | Foldable,Children's,Electronic | Colour: Yellow,Red,Black | ears,noise
  Padded muffs that quieten drills, saws and mowers.
Dust Mask | 6-39 | FFP2,FFP3 | Valved,Reusable,Folding | Pack: 2,5,10 | dust,sanding,protection
  Filters fine dust from sanding, sawing and insulation.
Hi-Vis Vest | 8-29 | Zip,Hook-and-Loop | Mesh,Reflective | Colour: Yellow,Orange + Size: M,L,XL | site,cycling,night
  Makes sure that drivers see you on site, on the road and at night.
Tool Belt | 19-89 | 8 Pocket,12 Pocket | Leather,Canvas,Braced | | carpentry,trade,gift
  Carries hammer, tape and nails at the hip so that you need not climb down.
`

const storage = `
Tool Box | 15-79 | 13 inch,16 inch,19 inch | Plastic,Steel,Cantilever | | garage,organising,gift
  Keeps hand tools together and carries them to the job. A tray inside takes the small things.
Small Parts Organiser | 12-49 | 18 Compartment,24 Drawer,39 Drawer | Clear Plastic,Stackable | | screws,beads,organising
  Sorts screws, plugs, beads and fuses so that you see at once what you have.
Shelving Unit | 39-169 | 4 Tier,5 Tier | Galvanised,Boltless,Plastic | | garage,storeroom,shed
  Free-standing shelves for garage and storeroom that go together without bolts.
Storage Box | 9-44 | 20 L,45 L,80 L | Clear Plastic,Wheeled,Folding | | wardrobe,storeroom,organising
  A box with a clip lid for clothes, toys and papers. Boxes stack on one another.
Pegboard | 19-79 | 60 x 40 cm,120 x 60 cm | Steel,Hardboard | Colour: White,Black,Red | garage,workshop,wall,organising
  Hangs tools in plain sight on the wall with hooks that move.
Workbench | 59-299 | 75 cm,120 cm,150 cm | Folding,Beech,Steel | | garage,workshop
  A steady table to saw, clamp and hammer on.
Step Ladder | 35-159 | 3 Tread,5 Tread,6 Tread | Aluminium,Fibreglass,Steel | | decorating,bulbs,kitchen
  Reaches ceilings and high cupboards and folds flat against the wall.
`

const measuring = `
Tape Measure | 7-39 | 3 m,5 m,8 m,10 m | Magnetic,Nylon-Coated,Auto-Lock | | measuring,diy
  Measures rooms, boards and furniture in metric and inches and winds itself in.
Spirit Level | 12-79 | 40 cm,60 cm,120 cm | Magnetic,Box Section,Torpedo | | straight,shelves,tiling
  Shows by a bubble whether shelves, tiles and posts are level and upright.
Laser Level | 49-289 | 15 m,20 m,30 m | Green Beam,Red Beam,360 Degree | | straight,tiling,trade
  Throws a straight line across the wall to hang cupboards and tiles by, and levels itself.
Vernier Calliper | 16-89 | 150 mm,200 mm | Digital,Stainless Steel | | precise,metalwork,hobby
  Measures thickness, depth and bore to a hundredth of a millimetre.
Stud Detector | 22-89 | 40 mm,80 mm,120 mm | Multi-Mode,Magnetic | | wall,pipes,cables,drilling
  Finds pipes, live cables and timber in the wall before you drill.
Digital Multimeter | 18-119 | 600 V,1000 V | Auto-Ranging,Clamp | | electrician,voltage,batteries
  Measures voltage, current and resistance, and beeps when a wire is whole.
`

/** A category, its vendors, its types and the sentences with which the text of any of its products may end. */
type Department = [category: string, vendors: string, types: string, ends: string]

const departments: Department[] = [
  [
    'Hardware > Tools > Hand Tools',
    'Harrow,Brackwell,Ember Forge,Oakenshaw,Ferrodyne,Tamsin Steel',
    handTools,
    'Guaranteed for ten years.|Made for home and workshop.|Easy to look after.',
  ],
  [
    'Hardware > Tools > Power Tools',
    'Voltarn,Ferrodyne,Kestrix,Rumblewood,Torquay Nine',
    powerTools,
    'Two-year guarantee.|Spare parts are kept in stock.|Built for hard use.',
  ],
  [
    'Hardware > Hardware Fasteners',
    'Gripple Lane,Boltari,Brackwell,Holdenfast,Pinmark',
    fixings,
    'Comes in a packet that closes again.|Tested for daily use at home.|For indoor and outdoor jobs.',
  ],
  [
    'Hardware > Building Consumables > Painting',
    'Huewright,Linseed Lane,Colverdale,Pallas Grey',
    paint,
    'For tidy results at the first attempt.|Chosen by decorators.|For rooms large and small.',
  ],
  [
    'Hardware > Plumbing',
    'Aquorin,Brookmere,Spoutwell,Merrow Bath',
    plumbing,
    'Fits without special tools.|Five-year guarantee.|With picture instructions.',
  ],
  [
    'Hardware > Electrical Supplies',
    'Lumeray,Ohmsby,Wattle Electric,Glimmerhook',
    electrical,
    'Tested to the safety standard.|Two-year guarantee.|With instructions in four languages.',
  ],
  [
    'Home & Garden > Lawn & Garden',
    'Green Wicket,Tillford,Thornbury Vale,Mossop,Sedgewick Acre',
    garden,
    'For gardens of every size.|Made to last many seasons.|Sturdy and simple.',
  ],
  [
    'Business & Industrial > Work Safety Protective Gear',
    'Ironstride,Sturdeford,Hobnail,Tillford',
    workWear,
    'Meets the standard for work.|Comfortable all day long.|For trade and home.',
  ],
  [
    'Hardware > Tool Storage & Organization',
    'Stowaby,Larchbox,Oakenshaw,Cratewell',
    storage,
    'A place for everything.|Assembled in minutes.|Cleans with a damp cloth.',
  ],
  [
    'Hardware > Tools > Measuring Tools',
    'Truelane,Plumbline Co,Meridale,Calibre North',
    measuring,
    'Checked before it leaves the works.|With a pouch for the belt.|Easy to read in poor light.',
  ],
]

const columns = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,\
Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,\
Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Status`.split(',')

/** Words that stand between the vendor and the rest of some titles. */
const series = ['', 'Trade', '', 'Classic', 'Homestead', '', 'Prime', 'Ridge']
/** How many products there are of a type on average. */
const perType = 9.1

const list = (text = ''): string[] => text.split(',').map((part) => part.trim())
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A number of thirteen digits, the last of which checks the others. */
function barcode(running: number): string {
  const digits = `2${String(running).padStart(11, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The product export of the hardware shop. It is the same text every time. */
export function toolsCatalogue(): string {
  const random = seeded(1987)
  const rows: Record<string, string>[] = []
  const handles = new Set<string>()
  let [ordinal, owed] = [0, 0]
  for (const [category, vendors, types, endText] of departments) {
    const [makers, ends, lines] = [list(vendors), endText.split('|'), types.trim().split('\n')]
    for (let line = 0; line < lines.length; line += 2) {
      const [type = '', prices = '', sizeText, makeText, optionText = '', tagText] = lines[line]!.split('|').map((part) => part.trim())
      const [low = 0, high = 0] = prices.split('-').map(Number)
      const [sizes, makes] = [list(sizeText), list(makeText)]
      const options = optionText ? optionText.split(' + ').map((one) => one.split(': ')) : []
      const [first = [''], second = ['']] = options.map(([, values]) => list(values))
      owed += perType
      for (let turn = 0; owed >= 1; turn++) {
        const [size, make] = [sizes[turn % sizes.length]!, makes[((turn % sizes.length) + Math.floor(turn / sizes.length)) % makes.length]!]
        const [place, range] = [(turn + line) % makers.length, series[Math.floor(random() * series.length)]]
        const maker = makers[place]!
        const words = place % 3 === 1 ? [maker, range, make, `${type},`, size] : [maker, range, size, make, type]
        const title = words.filter(Boolean).join(' ')
        const handle = slug(title)
        if (handles.has(handle)) continue
        handles.add(handle)
        owed -= 1
        ordinal += 1
        const grade = (turn % sizes.length) / sizes.length + makes.indexOf(make) / makes.length / 2 + random() / 5
        const end = `This one by ${maker} is ${`${size} ${make}`.toLowerCase()}. ${ends[Math.floor(random() * ends.length)]}`
        const article = `${maker.replace(/ /g, '').slice(0, 3).toUpperCase()}-${1000 + ordinal}`
        rows.push(
          ...first.flatMap((one, i) =>
            second.map((two, j) => {
              const [named, other] = options.map(([name]) => name)
              const steps = named === 'Pack' ? 0.45 * i : other === 'Tin' ? 0.7 * j : 0
              const price = low + ((high - low) * Math.min(grade, 1.4)) / 1.4 / (named === 'Pack' || options.length > 1 ? 2 : 1)
              const asked = Math.max(1, Math.round(price * (1 + steps))) - 0.1
              const reduced = (ordinal % 11 === 0 && (asked * 1.25).toFixed(2)) || ''
              const variant = {
                Handle: handle,
                'Option1 Name': named ?? 'Title',
                'Option1 Value': one || 'Default Title',
                'Option2 Name': other ?? '',
                'Option2 Value': two,
                'Variant SKU': `${article}${one && `-${i + 1}`}${two && `${j + 1}`}`,
                'Variant Inventory Tracker': 'shopify',
                'Variant Inventory Qty': String(3 + Math.floor(random() * 60)),
                'Variant Inventory Policy': 'deny',
                'Variant Price': asked.toFixed(2),
                'Variant Compare At Price': reduced,
                'Variant Requires Shipping': 'true',
                'Variant Taxable': 'true',
                'Variant Barcode': barcode(ordinal * 100 + i * 10 + j),
              }
              const product = {
                Title: title,
                'Body (HTML)': `<p>${lines[line + 1]!.trim()}</p><p>${end}</p>`,
                Vendor: maker,
                'Product Category': category,
                Type: type,
                Tags: [...new Set([make.toLowerCase(), ...list(tagText)])].join(', '),
                Published: 'true',
                'Image Src': `https://pictures.example/${handle}.jpg`,
                'Image Position': '1',
                'Image Alt Text': title,
                Status: 'active',
              }
              return i || j ? variant : { ...variant, ...product }
            }),
          ),
        )
      }
    }
  }
  const table = [columns, ...rows.map((row) => columns.map((column) => quoted(row[column] ?? '')))]
  return table.map((cells) => `${cells.join(',')}\n`).join('')
}
