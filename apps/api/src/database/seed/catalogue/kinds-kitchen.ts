import { heights, type Kind, ranges, setsOfTwo } from './kind';

/** Things for the kitchen and the table. */
export const kitchenKinds: readonly Kind[] = [
  {
    slug: 'ceramic-mug',
    en: 'Ceramic mug',
    fr: 'Tasse en céramique',
    leaf: 'mugs-and-cups',
    makers: ['glaze', 'oak'],
    usd: [18, 34],
    looks: [
      { image: 'ceramic-mug-white', color: 'White' },
      { image: 'ceramic-mug-blue', color: 'Blue' },
      { image: 'ceramic-mug-terracotta', color: 'Terracotta' },
    ],
    words: 'cup beaker coffee tea mug tasse café thé grès',
    text: {
      en: [
        'Thrown by hand and speckled by the clay itself, so no two are quite alike.',
        'The handle takes three fingers and the rim is thin enough for good tea.',
      ],
      fr: [
        'Tournée à la main et mouchetée par la terre elle-même : aucune n’est tout à fait pareille.',
        'L’anse accueille trois doigts et le bord est assez fin pour un bon thé.',
      ],
    },
  },
  {
    slug: 'espresso-cup',
    en: 'Espresso cup',
    fr: 'Tasse à espresso',
    leaf: 'mugs-and-cups',
    makers: ['glaze', 'steel'],
    usd: [16, 29],
    looks: [
      { image: 'espresso-cup', color: 'Teal' },
      { image: 'espresso-cup~indigo', color: 'Indigo' },
      { image: 'espresso-cup~rust', color: 'Rust' },
    ],
    choice: setsOfTwo,
    words: 'demitasse coffee saucer soucoupe café',
    text: {
      en: [
        'A thick-walled cup and its saucer, glazed in a colour that pools at the foot.',
        'It keeps a short coffee hot to the last sip.',
      ],
      fr: [
        'Une tasse à paroi épaisse et sa soucoupe, sous un émail qui s’accumule au pied.',
        'Elle garde un café serré chaud jusqu’à la dernière gorgée.',
      ],
    },
  },
  {
    slug: 'tumbler',
    en: 'Glass tumbler',
    fr: 'Gobelet en verre',
    leaf: 'glasses',
    makers: ['glass'],
    usd: [14, 30],
    looks: [{ image: 'tumbler' }, { image: 'tumbler~m' }],
    choice: setsOfTwo,
    words: 'water glass drinking verre à eau gobelet',
    text: {
      en: [
        'Recycled glass with the faintest green, made to stack and to be dropped in the sink.',
        'Good for water in the morning and for wine when nobody minds.',
      ],
      fr: [
        'Du verre recyclé à peine vert, fait pour s’empiler et pour finir dans l’évier.',
        'Parfait pour l’eau du matin, et pour le vin quand on est entre amis.',
      ],
    },
  },
  {
    slug: 'wine-glass',
    en: 'Wine glass',
    fr: 'Verre à vin',
    leaf: 'glasses',
    makers: ['glass'],
    usd: [22, 48],
    looks: [{ image: 'wine-glass' }, { image: 'wine-glass~m' }],
    choice: setsOfTwo,
    words: 'stemware goblet verre à pied',
    text: {
      en: [
        'A drawn stem and a bowl that narrows just enough to hold the nose of the wine.',
        'It rings when you tap it and it goes in the dishwasher.',
      ],
      fr: [
        'Une jambe étirée et un calice juste assez resserré pour retenir les arômes.',
        'Il chante quand on le frôle et passe au lave-vaisselle.',
      ],
    },
  },
  {
    slug: 'glass-carafe',
    en: 'Glass carafe',
    fr: 'Carafe en verre',
    leaf: 'teapots-and-carafes',
    makers: ['glass', 'oak'],
    usd: [32, 58],
    looks: [{ image: 'glass-carafe' }, { image: 'glass-carafe~m' }],
    words: 'jug pitcher decanter water pichet cruche',
    text: {
      en: [
        'A litre of water and its own glass, closed by a ball of turned oak.',
        'It pours without a drip and looks at home beside the bed.',
      ],
      fr: [
        'Un litre d’eau et son verre, fermés par une boule de chêne tourné.',
        'Elle verse sans une goutte de trop et se plaît au chevet du lit.',
      ],
    },
  },
  {
    slug: 'teapot',
    en: 'Stoneware teapot',
    fr: 'Théière en grès',
    leaf: 'teapots-and-carafes',
    makers: ['glaze'],
    usd: [44, 82],
    looks: [{ image: 'teapot' }, { image: 'teapot~m' }, { image: 'teapot-2' }],
    words: 'tea pot infuser théière infusion',
    text: {
      en: [
        'Round as a pebble, with a spout that cuts the last drop cleanly.',
        'The strainer is pierced in the wall, so there is nothing to lose.',
      ],
      fr: [
        'Ronde comme un galet, avec un bec qui coupe net la dernière goutte.',
        'Le filtre est percé dans la paroi : rien à égarer.',
      ],
    },
  },
  {
    slug: 'dinner-plate',
    en: 'Dinner plate',
    fr: 'Assiette plate',
    leaf: 'plates',
    makers: ['glaze'],
    usd: [20, 38],
    looks: [
      { image: 'dinner-plate', color: 'Blue' },
      { image: 'dinner-plate~teal', color: 'Teal' },
      { image: 'dinner-plate~coral', color: 'Coral' },
    ],
    choice: setsOfTwo,
    words: 'plates dish tableware vaisselle assiettes',
    text: {
      en: [
        'A wide plate with a low rim, glazed to the edge and ground smooth underneath.',
        'Twenty-seven centimetres across, for a supper that needs room.',
      ],
      fr: [
        'Une assiette large à bord bas, émaillée jusqu’au bord et polie dessous.',
        'Vingt-sept centimètres, pour un dîner qui a besoin de place.',
      ],
    },
  },
  {
    slug: 'tray',
    en: 'Oak serving tray',
    fr: 'Plateau en chêne',
    leaf: 'plates',
    makers: ['oak'],
    usd: [38, 64],
    looks: [{ image: 'tray' }, { image: 'tray~m' }],
    words: 'serving platter plateau service bois',
    text: {
      en: [
        'Steam-bent in one piece, with a rim high enough to save a full cup.',
        'Oiled, not lacquered, so a scratch is mended with a cloth.',
      ],
      fr: [
        'Cintré à la vapeur d’une seule pièce, avec un rebord qui sauve une tasse pleine.',
        'Huilé plutôt que verni : une rayure se répare d’un coup de chiffon.',
      ],
    },
  },
  {
    slug: 'stoneware-bowl',
    en: 'Stoneware bowl',
    fr: 'Bol en grès',
    leaf: 'bowls',
    makers: ['glaze'],
    usd: [24, 46],
    looks: [
      { image: 'stoneware-bowl-white', color: 'White' },
      { image: 'stoneware-bowl-indigo', color: 'Indigo' },
    ],
    words: 'salad bowl pasta saladier bol coupe',
    text: {
      en: [
        'A generous bowl for pasta, for salad, for the fruit on the table.',
        'The bare rim shows the clay, the glaze does the rest.',
      ],
      fr: [
        'Un bol généreux pour les pâtes, la salade ou les fruits sur la table.',
        'Le bord laissé nu montre la terre, l’émail fait le reste.',
      ],
    },
  },
  {
    slug: 'steel-kettle',
    en: 'Steel kettle',
    fr: 'Bouilloire en acier',
    leaf: 'kettles',
    makers: ['steel', 'oak'],
    usd: [64, 98],
    looks: [{ image: 'steel-kettle' }, { image: 'steel-kettle~m' }, { image: 'steel-kettle-2' }],
    words: 'tea water boiler induction bouilloire eau chaude',
    text: {
      en: [
        'Brushed steel, a beech handle that stays cool, and a whistle you can hear from the garden.',
        'It boils a litre and a half on any stove, induction too.',
      ],
      fr: [
        'De l’acier brossé, une poignée en hêtre qui reste fraîche et un sifflet audible du jardin.',
        'Elle chauffe un litre et demi sur tous les feux, induction comprise.',
      ],
    },
  },
  {
    slug: 'coffee-grinder',
    en: 'Coffee grinder',
    fr: 'Moulin à café',
    leaf: 'coffee-makers',
    makers: ['steel', 'oak'],
    usd: [48, 86],
    looks: [{ image: 'coffee-grinder' }, { image: 'coffee-grinder~m' }],
    words: 'hand mill burr espresso beans moulin grains',
    text: {
      en: [
        'Forty turns grind enough for a cup, from coarse to espresso fine.',
        'Steel burrs, a walnut base, and nothing to plug in.',
      ],
      fr: [
        'Quarante tours moulent de quoi faire une tasse, du plus gros au plus fin.',
        'Des meules en acier, un pied en noyer et rien à brancher.',
      ],
    },
  },
  {
    slug: 'french-press',
    en: 'French press',
    fr: 'Cafetière à piston',
    leaf: 'coffee-makers',
    makers: ['steel', 'glass'],
    usd: [36, 62],
    looks: [{ image: 'french-press' }, { image: 'french-press~m' }],
    choice: ranges,
    words: 'cafetiere plunger coffee maker piston café',
    text: {
      en: [
        'Heat-proof glass in a steel cage, with a plunger that seals all the way down.',
        'Four minutes, one push, and the table is awake.',
      ],
      fr: [
        'Du verre résistant dans une cage d’acier, avec un piston étanche jusqu’au fond.',
        'Quatre minutes, une pression, et la table se réveille.',
      ],
    },
  },
  {
    slug: 'cutting-board',
    en: 'Cutting board',
    fr: 'Planche à découper',
    leaf: 'boards-and-pins',
    makers: ['oak'],
    usd: [26, 58],
    looks: [{ image: 'cutting-board' }, { image: 'cutting-board~m' }],
    choice: heights,
    words: 'chopping board wood bread planche bois pain',
    text: {
      en: [
        'One piece of end-grain oak that closes again after the knife.',
        'Hang it by its leather loop, and oil it once a season.',
      ],
      fr: [
        'Un seul morceau de chêne qui se referme derrière la lame.',
        'On le suspend à sa boucle de cuir et on l’huile une fois par saison.',
      ],
    },
  },
  {
    slug: 'rolling-pin',
    en: 'Rolling pin',
    fr: 'Rouleau à pâtisserie',
    leaf: 'boards-and-pins',
    makers: ['oak'],
    usd: [22, 36],
    looks: [{ image: 'rolling-pin' }, { image: 'rolling-pin~m' }],
    words: 'baking pastry dough pâte tarte pâtisserie',
    text: {
      en: [
        'Turned from one length of beech and weighted so that the pin does the work.',
        'The handles spin on their own; your wrists will notice.',
      ],
      fr: [
        'Tourné dans une seule pièce de hêtre, assez lourd pour travailler à votre place.',
        'Les poignées tournent librement, vos poignets s’en apercevront.',
      ],
    },
  },
  {
    slug: 'salt-and-pepper-mills',
    en: 'Salt and pepper mills',
    fr: 'Moulins à sel et à poivre',
    leaf: 'mills-and-jars',
    makers: ['oak', 'steel'],
    usd: [42, 68],
    looks: [{ image: 'salt-and-pepper-mills' }, { image: 'salt-and-pepper-mills~m' }],
    words: 'grinder spice sel poivre épices',
    text: {
      en: ['A pair in ash and walnut, so you never ask which is which.', 'Ceramic grinders that salt cannot rust.'],
      fr: [
        'Une paire en frêne et en noyer : on ne demande plus lequel est lequel.',
        'Des meules en céramique que le sel n’attaque pas.',
      ],
    },
  },
  {
    slug: 'storage-jar',
    en: 'Storage jar',
    fr: 'Bocal de conservation',
    leaf: 'mills-and-jars',
    makers: ['glass', 'oak'],
    usd: [18, 40],
    looks: [{ image: 'storage-jar' }, { image: 'storage-jar~m' }],
    choice: heights,
    words: 'canister pantry container pot bocal conserve',
    text: {
      en: [
        'Borosilicate glass under a tight oak lid, for lentils, coffee and flour.',
        'Wide enough for a hand, straight enough for a shelf.',
      ],
      fr: [
        'Du verre borosilicate sous un couvercle de chêne bien ajusté, pour lentilles, café et farine.',
        'Assez large pour la main, assez droit pour l’étagère.',
      ],
    },
  },
];
