import { frames, heights, type Kind, scents, throws, towels } from './kind';

/** Things for living rooms, bedrooms and baths. */
export const homeKinds: readonly Kind[] = [
  {
    slug: 'cushion',
    en: 'Linen cushion',
    fr: 'Coussin en lin',
    leaf: 'cushions-and-blankets',
    makers: ['linen', 'wool'],
    usd: [34, 62],
    looks: [
      { image: 'cushion-rust', color: 'Rust' },
      { image: 'cushion-sage', color: 'Sage' },
      { image: 'cushion-ivory', color: 'Ivory' },
    ],
    words: 'pillow sofa couch throw oreiller canapé',
    text: {
      en: [
        'Stone-washed linen that is soft from the first evening.',
        'A hidden zip, a duck-feather filling, fifty centimetres square.',
      ],
      fr: [
        'Un lin lavé à la pierre, doux dès le premier soir.',
        'Une fermeture cachée, un garnissage de plumes, cinquante centimètres de côté.',
      ],
    },
  },
  {
    slug: 'wool-blanket',
    en: 'Wool blanket',
    fr: 'Couverture en laine',
    leaf: 'cushions-and-blankets',
    makers: ['wool'],
    usd: [88, 160],
    looks: [{ image: 'wool-blanket' }, { image: 'wool-blanket~m' }, { image: 'landing-scarf-grey-2' }],
    choice: throws,
    words: 'throw plaid bed sofa couverture',
    text: {
      en: ['Lambswool from one mill, washed until it stops itching.', 'Warm enough for the terrace in October.'],
      fr: [
        'De la laine d’agneau d’une seule filature, lavée jusqu’à ne plus piquer.',
        'Assez chaude pour la terrasse en octobre.',
      ],
    },
  },
  {
    slug: 'candle',
    en: 'Scented candle',
    fr: 'Bougie parfumée',
    leaf: 'candles',
    makers: ['brass', 'glass'],
    usd: [24, 42],
    looks: [
      { image: 'candle', color: 'Amber' },
      { image: 'candle~moss', color: 'Moss' },
      { image: 'candle~plum', color: 'Plum' },
    ],
    choice: scents,
    words: 'wax fragrance light bougie cire parfum',
    text: {
      en: [
        'Rapeseed wax in a glass you will keep, with a beech lid that puts it out.',
        'Forty-five hours of a scent that stays in its room.',
      ],
      fr: [
        'De la cire de colza dans un verre que l’on garde, sous un couvercle de hêtre qui l’éteint.',
        'Quarante-cinq heures d’un parfum qui ne quitte pas la pièce.',
      ],
    },
  },
  {
    slug: 'candle-holder',
    en: 'Brass candle holder',
    fr: 'Bougeoir en laiton',
    leaf: 'candles',
    makers: ['brass'],
    usd: [28, 56],
    looks: [{ image: 'candle-holder' }, { image: 'candle-holder~m' }],
    words: 'candlestick taper chandelier bougeoir',
    text: {
      en: [
        'Two heights of solid brass, turned and left unlacquered so they darken with you.',
        'They hold a standard taper upright, without wax and without wishes.',
      ],
      fr: [
        'Deux hauteurs de laiton massif, laissées sans vernis pour se patiner avec vous.',
        'Ils tiennent une bougie standard bien droite, sans cire ni prière.',
      ],
    },
  },
  {
    slug: 'hidden-vase',
    en: 'Stoneware vase',
    fr: 'Vase en grès',
    leaf: 'vases-and-mirrors',
    makers: ['glaze'],
    usd: [38, 78],
    looks: [{ image: 'hidden-vase' }, { image: 'hidden-vase~m' }, { image: 'hidden-vase-2' }],
    choice: heights,
    words: 'flowers stem dried fleurs soliflore',
    text: {
      en: [
        'A quiet shape with a narrow neck that makes three stems look like a bouquet.',
        'Watertight, matt, and heavy enough for a branch.',
      ],
      fr: [
        'Une forme calme au col étroit, qui fait un bouquet de trois tiges.',
        'Étanche, mat et assez lourd pour une branche.',
      ],
    },
  },
  {
    slug: 'mirror',
    en: 'Round mirror',
    fr: 'Miroir rond',
    leaf: 'vases-and-mirrors',
    makers: ['brass', 'glass'],
    usd: [86, 148],
    looks: [{ image: 'mirror' }, { image: 'mirror~m' }],
    words: 'wall looking glass miroir mural',
    text: {
      en: [
        'A thin brass ring around clear glass, sixty centimetres across.',
        'It hangs on one screw and brings a window to the darker wall.',
      ],
      fr: [
        'Un fin cercle de laiton autour d’un verre clair, soixante centimètres de diamètre.',
        'Une vis suffit, et le mur sombre gagne une fenêtre.',
      ],
    },
  },
  {
    slug: 'picture-frame',
    en: 'Picture frame',
    fr: 'Cadre photo',
    leaf: 'frames-and-clocks',
    makers: ['oak', 'brass'],
    usd: [22, 54],
    looks: [{ image: 'picture-frame' }, { image: 'picture-frame~m' }],
    choice: frames,
    words: 'photo print poster cadre affiche',
    text: {
      en: [
        'Solid ash with splined corners and real glass, not plastic.',
        'The print slides in from the side, in ten seconds.',
      ],
      fr: [
        'Du frêne massif aux angles clavetés et un vrai verre, pas de plastique.',
        'L’image se glisse par le côté, en dix secondes.',
      ],
    },
  },
  {
    slug: 'wall-clock',
    en: 'Wall clock',
    fr: 'Horloge murale',
    leaf: 'frames-and-clocks',
    makers: ['oak', 'brass'],
    usd: [48, 88],
    looks: [{ image: 'wall-clock' }, { image: 'wall-clock-2' }],
    words: 'time quartz horloge pendule',
    text: {
      en: [
        'A silent sweep movement behind a dial you can read from the stove.',
        'Ash rim, paper face, one battery a year.',
      ],
      fr: [
        'Un mouvement continu et muet derrière un cadran lisible depuis la cuisine.',
        'Cercle de frêne, cadran de papier, une pile par an.',
      ],
    },
  },
  {
    slug: 'storage-basket',
    en: 'Storage basket',
    fr: 'Panier de rangement',
    leaf: 'baskets',
    makers: ['wool', 'linen'],
    usd: [28, 66],
    looks: [{ image: 'storage-basket' }, { image: 'storage-basket~m' }, { image: 'storage-basket-2' }],
    choice: heights,
    words: 'laundry hamper rope corbeille panière linge',
    text: {
      en: [
        'Coiled seagrass with a woollen band and two handles that will not tear.',
        'For blankets, for toys, for the things by the door.',
      ],
      fr: [
        'Du jonc de mer enroulé, une bande de laine et deux anses qui tiennent bon.',
        'Pour les plaids, les jouets et ce qui traîne près de la porte.',
      ],
    },
  },
  {
    slug: 'last-chair',
    en: 'Ash chair',
    fr: 'Chaise en frêne',
    leaf: 'chairs-and-stools',
    makers: ['oak'],
    usd: [148, 240],
    looks: [{ image: 'last-chair' }, { image: 'last-chair~m' }, { image: 'last-chair-2' }],
    words: 'dining seat chaise siège salle à manger',
    text: {
      en: [
        'A kitchen chair with a curved back rail, joined with wedges instead of screws.',
        'It weighs four kilos and will outlive the table.',
      ],
      fr: [
        'Une chaise de cuisine au dossier cintré, assemblée par coins et sans vis.',
        'Elle pèse quatre kilos et survivra à la table.',
      ],
    },
  },
  {
    slug: 'stool',
    en: 'Beech stool',
    fr: 'Tabouret en hêtre',
    leaf: 'chairs-and-stools',
    makers: ['oak'],
    usd: [72, 128],
    looks: [{ image: 'stool' }, { image: 'stool~m' }],
    words: 'seat bar counter tabouret assise',
    text: {
      en: [
        'Four legs, three rungs and a seat with a dip where you need it.',
        'A place to sit, a step, a table for one lamp.',
      ],
      fr: [
        'Quatre pieds, trois barreaux et une assise creusée là où il faut.',
        'Un siège, un marchepied, une table pour une lampe.',
      ],
    },
  },
  {
    slug: 'side-table',
    en: 'Side table',
    fr: 'Table d’appoint',
    leaf: 'tables-and-shelves',
    makers: ['oak'],
    usd: [118, 190],
    looks: [{ image: 'side-table' }, { image: 'side-table~m' }],
    words: 'coffee end bedside nightstand table basse chevet',
    text: {
      en: [
        'Two round tops, one for the cup and one for the book underneath.',
        'Comes flat in a box and needs one tool, which is in it.',
      ],
      fr: [
        'Deux plateaux ronds : l’un pour la tasse, l’autre pour le livre.',
        'Livrée à plat, elle ne demande qu’un outil, fourni.',
      ],
    },
  },
  {
    slug: 'wall-shelf',
    en: 'Wall shelf',
    fr: 'Étagère murale',
    leaf: 'tables-and-shelves',
    makers: ['oak', 'steel'],
    usd: [46, 92],
    looks: [{ image: 'wall-shelf' }, { image: 'wall-shelf~m' }],
    words: 'bookshelf ledge étagère rayonnage livres',
    text: {
      en: [
        'One plank of oak on two folded brackets, level without a struggle.',
        'It carries fifteen kilos of books and hides its screws.',
      ],
      fr: [
        'Une planche de chêne sur deux équerres pliées, de niveau sans bataille.',
        'Elle porte quinze kilos de livres et cache ses vis.',
      ],
    },
  },
  {
    slug: 'brass-lamp',
    en: 'Brass lamp',
    fr: 'Lampe en laiton',
    leaf: 'table-lamps',
    makers: ['brass'],
    usd: [96, 168],
    looks: [{ image: 'brass-lamp' }, { image: 'brass-lamp~m' }, { image: 'brass-lamp-2' }],
    words: 'table light bedside lampe à poser chevet abat-jour',
    text: {
      en: [
        'A slender brass stem under a cotton shade that makes any bulb kind.',
        'The switch sits where a sleepy hand finds it.',
      ],
      fr: [
        'Un fût de laiton élancé sous un abat-jour de coton qui adoucit toute ampoule.',
        'L’interrupteur est là où une main endormie le trouve.',
      ],
    },
  },
  {
    slug: 'desk-lamp',
    en: 'Desk lamp',
    fr: 'Lampe de bureau',
    leaf: 'table-lamps',
    makers: ['brass', 'steel'],
    usd: [74, 132],
    looks: [
      { image: 'desk-lamp', color: 'Green' },
      { image: 'desk-lamp~blue', color: 'Blue' },
      { image: 'desk-lamp~rust', color: 'Rust' },
    ],
    words: 'reading task light lampe lecture articulée',
    text: {
      en: [
        'Two joints that stay where you leave them and a head that turns all the way.',
        'Light on the page, none in your eyes.',
      ],
      fr: [
        'Deux articulations qui restent où on les laisse et une tête qui tourne entièrement.',
        'La lumière sur la page, jamais dans les yeux.',
      ],
    },
  },
  {
    slug: 'pendant-lamp',
    en: 'Pendant lamp',
    fr: 'Suspension',
    leaf: 'pendant-lamps',
    makers: ['brass', 'glaze'],
    usd: [98, 176],
    looks: [
      { image: 'pendant-lamp', color: 'Coral' },
      { image: 'pendant-lamp~green', color: 'Green' },
      { image: 'pendant-lamp~blue', color: 'Blue' },
    ],
    words: 'ceiling light hanging suspension plafonnier lustre',
    text: {
      en: [
        'A spun shade that keeps its light on the table and off the guests.',
        'Three metres of cotton cable, cut to length in a minute.',
      ],
      fr: [
        'Un abat-jour repoussé qui garde la lumière sur la table et non dans les yeux.',
        'Trois mètres de câble en coton, à raccourcir en une minute.',
      ],
    },
  },
  {
    slug: 'bath-towel',
    en: 'Bath towel',
    fr: 'Serviette de bain',
    leaf: 'towels',
    makers: ['linen', 'wool'],
    usd: [22, 38],
    looks: [{ image: 'bath-towel' }, { image: 'bath-towel~m' }],
    choice: towels,
    words: 'terry bathroom hand serviette éponge drap de bain',
    text: {
      en: [
        'Long-staple cotton in a waffle that dries you and then dries itself.',
        'It gets softer for the first twenty washes and then stays that way.',
      ],
      fr: [
        'Un coton à longues fibres, nid d’abeille, qui sèche vite après vous.',
        'Elle s’adoucit pendant vingt lavages, puis reste ainsi.',
      ],
    },
  },
  {
    slug: 'soap-bar',
    en: 'Soap bar',
    fr: 'Savon solide',
    leaf: 'soaps',
    makers: ['linen', 'glaze'],
    usd: [9, 18],
    looks: [{ image: 'soap-bar' }, { image: 'soap-bar~m' }],
    choice: scents,
    words: 'hand body dish savon savonnette',
    text: {
      en: ['Olive oil and time: cured for six weeks and cut by hand.', 'Comes with the dish it dries on.'],
      fr: [
        'De l’huile d’olive et du temps : six semaines de cure, une coupe à la main.',
        'Livré avec la coupelle où il sèche.',
      ],
    },
  },
  {
    slug: 'soap-dispenser',
    en: 'Soap dispenser',
    fr: 'Distributeur de savon',
    leaf: 'soaps',
    makers: ['glaze', 'brass'],
    usd: [26, 44],
    looks: [{ image: 'soap-dispenser' }, { image: 'soap-dispenser~m' }],
    words: 'pump bottle lotion flacon pompe',
    text: {
      en: ['Speckled stoneware with a brass pump that does not drip.', 'Fill it with anything from the refill shop.'],
      fr: [
        'Du grès moucheté et une pompe en laiton qui ne goutte pas.',
        'À remplir avec ce que propose l’épicerie en vrac.',
      ],
    },
  },
];
