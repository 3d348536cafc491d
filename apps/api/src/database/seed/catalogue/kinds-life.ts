import { heights, type Kind, papers, sizes, straps } from './kind';

/** Things for the garden, the desk, the street. */
export const lifeKinds: readonly Kind[] = [
  {
    slug: 'plant-pot',
    en: 'Plant pot',
    fr: 'Pot de fleurs',
    leaf: 'pots',
    makers: ['glaze'],
    usd: [18, 46],
    looks: [{ image: 'plant-pot' }, { image: 'plant-pot~m' }],
    choice: heights,
    words: 'planter terracotta house plant cache-pot plante',
    text: {
      en: [
        'Unglazed terracotta that lets roots breathe, on a saucer of its own.',
        'The plant in the picture is yours to find.',
      ],
      fr: [
        'Une terre cuite non émaillée qui laisse respirer les racines, sur sa soucoupe.',
        'La plante de la photo, c’est à vous de la trouver.',
      ],
    },
  },
  {
    slug: 'watering-can',
    en: 'Watering can',
    fr: 'Arrosoir',
    leaf: 'garden-tools',
    makers: ['steel', 'brass'],
    usd: [34, 58],
    looks: [
      { image: 'watering-can', color: 'Green' },
      { image: 'watering-can~blue', color: 'Blue' },
      { image: 'watering-can~terracotta', color: 'Terracotta' },
    ],
    words: 'garden plants indoor arrosoir jardin',
    text: {
      en: [
        'A long brass-tipped spout that reaches under the leaves.',
        'Powder-coated steel, two litres, balanced when full.',
      ],
      fr: [
        'Un long bec à pomme de laiton qui passe sous les feuilles.',
        'Acier laqué, deux litres, équilibré une fois plein.',
      ],
    },
  },
  {
    slug: 'notebook',
    en: 'Notebook',
    fr: 'Carnet',
    leaf: 'paper',
    makers: ['leather', 'linen'],
    usd: [14, 28],
    looks: [
      { image: 'notebook', color: 'Amber' },
      { image: 'notebook~moss', color: 'Moss' },
      { image: 'notebook~coral', color: 'Coral' },
    ],
    choice: papers,
    words: 'journal diary paper stationery cahier papier',
    text: {
      en: [
        'Thread-sewn pages that lie flat at any place, in a linen cover.',
        'Paper that takes a fountain pen without a ghost.',
      ],
      fr: [
        'Des pages cousues qui s’ouvrent à plat partout, sous une couverture de lin.',
        'Un papier qui accepte la plume sans transparence.',
      ],
    },
  },
  {
    slug: 'pencil-cup',
    en: 'Pencil cup',
    fr: 'Pot à crayons',
    leaf: 'desk-tools',
    makers: ['glaze', 'brass'],
    usd: [16, 30],
    looks: [
      { image: 'pencil-cup', color: 'Sage' },
      { image: 'pencil-cup~blue', color: 'Blue' },
      { image: 'pencil-cup~rust', color: 'Rust' },
    ],
    words: 'pen holder desk organizer pot stylos bureau',
    text: {
      en: [
        'A small cylinder that keeps pens upright and desks calm.',
        'Felt underneath, so it slides without a scratch.',
      ],
      fr: [
        'Un petit cylindre qui tient les stylos droits et le bureau tranquille.',
        'Du feutre dessous : il glisse sans rayer.',
      ],
    },
  },
  {
    slug: 'bookend',
    en: 'Marble bookend',
    fr: 'Serre-livres en marbre',
    leaf: 'desk-tools',
    makers: ['brass', 'oak'],
    usd: [32, 54],
    looks: [{ image: 'bookend' }, { image: 'bookend~m' }],
    words: 'books shelf stone serre-livres étagère',
    text: {
      en: [
        'A pair cut from one block, so the veins continue across your books.',
        'Two kilos each: the dictionary will not win.',
      ],
      fr: [
        'Une paire taillée dans un même bloc : les veines se répondent de part et d’autre.',
        'Deux kilos chacun : le dictionnaire ne gagnera pas.',
      ],
    },
  },
  {
    slug: 'linen-shirt',
    en: 'Linen shirt',
    fr: 'Chemise en lin',
    leaf: 'shirts',
    makers: ['linen'],
    usd: [62, 98],
    looks: [
      { image: 'linen-shirt-blue', color: 'Blue' },
      { image: 'linen-shirt-white', color: 'White' },
      { image: 'linen-shirt-sand', color: 'Sand' },
    ],
    choice: sizes,
    words: 'top blouse clothing chemise vêtement',
    text: {
      en: [
        'European linen, washed once so that it never shrinks again.',
        'Shell buttons, a soft collar, room at the shoulders.',
      ],
      fr: [
        'Un lin européen, lavé une fois pour ne plus jamais rétrécir.',
        'Boutons de nacre, col souple, de l’aisance aux épaules.',
      ],
    },
  },
  {
    slug: 'landing-scarf',
    en: 'Lambswool scarf',
    fr: 'Écharpe en laine d’agneau',
    leaf: 'scarves',
    makers: ['wool', 'linen'],
    usd: [46, 84],
    looks: [
      { image: 'landing-scarf-grey', color: 'Grey' },
      { image: 'landing-scarf-camel', color: 'Camel' },
    ],
    words: 'shawl winter wrap écharpe foulard hiver',
    text: {
      en: ['Long enough to go round twice, light enough to forget.', 'Woven on old looms and fringed by hand.'],
      fr: [
        'Assez longue pour deux tours, assez légère pour l’oublier.',
        'Tissée sur de vieux métiers et frangée à la main.',
      ],
    },
  },
  {
    slug: 'canvas-tote',
    en: 'Canvas tote',
    fr: 'Cabas en toile',
    leaf: 'bags',
    makers: ['linen', 'leather'],
    usd: [28, 52],
    looks: [
      { image: 'canvas-tote-natural', color: 'Natural' },
      { image: 'canvas-tote-black', color: 'Black' },
      { image: 'canvas-tote-olive', color: 'Olive' },
    ],
    words: 'bag shopper shopping cabas sac toile courses',
    text: {
      en: [
        'Heavy cotton canvas with straps long enough for a winter coat.',
        'It stands up by itself and carries a week of vegetables.',
      ],
      fr: [
        'Une épaisse toile de coton et des anses assez longues pour un manteau.',
        'Il tient debout tout seul et porte les légumes de la semaine.',
      ],
    },
  },
  {
    slug: 'wallet',
    en: 'Leather wallet',
    fr: 'Portefeuille en cuir',
    leaf: 'leather',
    makers: ['leather'],
    usd: [38, 72],
    looks: [{ image: 'wallet' }, { image: 'wallet~m' }],
    words: 'card holder purse portefeuille porte-cartes',
    text: {
      en: ['Six cards, folded notes and nothing that rattles.', 'Vegetable-tanned, so it records where it has been.'],
      fr: [
        'Six cartes, quelques billets pliés et rien qui tinte.',
        'Tannage végétal : il garde la trace de vos journées.',
      ],
    },
  },
  {
    slug: 'belt',
    en: 'Leather belt',
    fr: 'Ceinture en cuir',
    leaf: 'leather',
    makers: ['leather'],
    usd: [42, 76],
    looks: [{ image: 'belt' }, { image: 'belt~m' }],
    choice: sizes,
    words: 'strap buckle ceinture boucle',
    text: {
      en: [
        'One layer of full-grain leather and a solid brass buckle.',
        'Five holes, no lining, nothing that could peel.',
      ],
      fr: [
        'Une seule épaisseur de cuir pleine fleur et une boucle de laiton massif.',
        'Cinq trous, pas de doublure, rien qui puisse se décoller.',
      ],
    },
  },
  {
    slug: 'wrist-watch',
    en: 'Wrist watch',
    fr: 'Montre-bracelet',
    leaf: 'watches',
    makers: ['brass', 'leather'],
    usd: [120, 210],
    looks: [{ image: 'wrist-watch' }, { image: 'wrist-watch~m' }],
    choice: straps,
    words: 'time timepiece montre bracelet cuir',
    text: {
      en: [
        'A plain dial, thirty-eight millimetres, and hands that catch the light.',
        'Water-resistant, repairable, and quiet on the bedside table.',
      ],
      fr: [
        'Un cadran sobre de trente-huit millimètres et des aiguilles qui accrochent la lumière.',
        'Étanche, réparable et silencieuse sur la table de nuit.',
      ],
    },
  },
  {
    slug: 'sunglasses',
    en: 'Sunglasses',
    fr: 'Lunettes de soleil',
    leaf: 'watches',
    makers: ['leather', 'steel'],
    usd: [68, 118],
    looks: [{ image: 'sunglasses' }, { image: 'sunglasses~m' }],
    words: 'eyewear shades lunettes solaires',
    text: {
      en: [
        'Round acetate with five-barrel hinges that do not loosen.',
        'Polarised lenses, and a soft pouch to lose them in.',
      ],
      fr: [
        'De l’acétate rond sur des charnières à cinq charnons qui ne prennent pas de jeu.',
        'Verres polarisés et un étui souple pour les égarer dedans.',
      ],
    },
  },
  {
    slug: 'headphones',
    en: 'Wireless headphones',
    fr: 'Casque sans fil',
    leaf: 'audio',
    makers: ['steel'],
    usd: [128, 220],
    looks: [
      { image: 'headphones-black', color: 'Black' },
      { image: 'headphones-silver', color: 'Silver' },
    ],
    words: 'earphones audio music bluetooth casque écouteurs musique',
    text: {
      en: [
        'Thirty hours of music and ear cushions you can change without a tool.',
        'They fold flat and answer to one button.',
      ],
      fr: [
        'Trente heures de musique et des coussinets qui se changent sans outil.',
        'Il se replie à plat et n’obéit qu’à un bouton.',
      ],
    },
  },
  {
    slug: 'speaker',
    en: 'Wooden speaker',
    fr: 'Enceinte en bois',
    leaf: 'audio',
    makers: ['steel', 'oak'],
    usd: [138, 230],
    looks: [{ image: 'speaker' }, { image: 'speaker~m' }],
    words: 'bluetooth loudspeaker music enceinte haut-parleur musique',
    text: {
      en: [
        'A walnut box that sounds bigger than the shelf it stands on.',
        'One brass knob, a wool grille, twelve hours away from the wall.',
      ],
      fr: [
        'Une boîte en noyer qui sonne plus grand que l’étagère.',
        'Un bouton de laiton, une grille de laine, douze heures d’autonomie.',
      ],
    },
  },
  {
    slug: 'bicycle-bell',
    en: 'Bicycle bell',
    fr: 'Sonnette de vélo',
    leaf: 'cycling',
    makers: ['brass'],
    usd: [18, 32],
    looks: [{ image: 'bicycle-bell' }, { image: 'bicycle-bell~m' }],
    words: 'bike ring cycling sonnette vélo',
    text: {
      en: [
        'A brass dome that rings for four seconds and apologises in tone.',
        'Fits any handlebar with the strap in the box.',
      ],
      fr: [
        'Un dôme de laiton qui sonne quatre secondes, et s’excuse par son timbre.',
        'S’adapte à tout guidon grâce à la lanière fournie.',
      ],
    },
  },
];
