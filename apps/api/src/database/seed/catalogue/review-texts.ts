type Lines = Record<'en' | 'fr', readonly string[]>;

/** How a review begins, by what it thinks. `{thing}` is the product's kind. */
export const openings: Record<'good' | 'medium' | 'poor', Lines> = {
  good: {
    en: [
      'Even better in the hand than in the picture.',
      'I bought one for myself and went back for a second.',
      'Exactly what I was looking for, down to the colour.',
      'My third order here and still no complaint.',
      'Bought as a gift; I nearly kept it.',
      'You can tell that somebody took their time.',
      'We use it every single day.',
      'Simple, solid, and quietly beautiful.',
      'It arrived two days early and perfectly packed.',
      'The finish is far above what the price suggests.',
    ],
    fr: [
      'Encore plus beau en vrai que sur la photo.',
      'J’en ai acheté un pour moi, puis je suis revenue pour un second.',
      'Exactement ce que je cherchais, jusqu’à la couleur.',
      'Troisième commande ici, toujours rien à redire.',
      'Acheté pour offrir ; j’ai failli le garder.',
      'On sent que quelqu’un y a passé du temps.',
      'Nous nous en servons tous les jours.',
      'Simple, solide et discrètement superbe.',
      'Arrivé avec deux jours d’avance, parfaitement emballé.',
      'La finition vaut bien plus que le prix.',
    ],
  },
  medium: {
    en: [
      'Nice, but not quite what I imagined.',
      'Good quality, a little smaller than I thought.',
      'It does its job, no more and no less.',
      'The colour is warmer than on my screen.',
      'Pretty, though the parcel took ten days.',
    ],
    fr: [
      'Joli, mais pas tout à fait ce que j’imaginais.',
      'Bonne qualité, un peu plus petit que prévu.',
      'Il fait ce qu’on lui demande, ni plus ni moins.',
      'La couleur est plus chaude que sur mon écran.',
      'Beau, mais le colis a mis dix jours.',
    ],
  },
  poor: {
    en: [
      'Mine came with a mark that should not be there.',
      'Not for me: the finish felt rough.',
      'It arrived broken; the replacement took two weeks.',
      'I expected more for this price.',
    ],
    fr: [
      'Le mien avait une trace qui n’aurait pas dû s’y trouver.',
      'Pas pour moi : la finition est rugueuse.',
      'Arrivé cassé ; le remplacement a pris deux semaines.',
      'J’attendais mieux à ce prix.',
    ],
  },
};

/** What a review adds. */
export const details: Record<'good' | 'medium' | 'poor', Lines> = {
  good: {
    en: [
      'It looks as if it had always stood there.',
      'The weight is just right.',
      'Friends keep asking where it is from.',
      'After three months it looks like new.',
      'The note in the box was a kind touch.',
      'Would buy again without thinking.',
      'It fits the shelf to the millimetre.',
      'Even my mother approves, and she approves of little.',
      '',
    ],
    fr: [
      'On dirait qu’il a toujours été là.',
      'Le poids est parfait.',
      'Les amis demandent toujours d’où il vient.',
      'Après trois mois, il est comme neuf.',
      'Le petit mot dans la boîte m’a touché.',
      'Je le rachèterais sans hésiter.',
      'Il tient sur l’étagère au millimètre près.',
      'Même ma mère approuve, elle qui approuve peu.',
      '',
    ],
  },
  medium: {
    en: [
      'I am keeping it all the same.',
      'Measure twice before you order.',
      'Customer service answered within a day.',
      '',
    ],
    fr: [
      'Je le garde malgré tout.',
      'Mesurez deux fois avant de commander.',
      'Le service client a répondu dans la journée.',
      '',
    ],
  },
  poor: {
    en: ['The refund went through without a discussion.', 'I sent it back.', 'A pity, because the idea is good.', ''],
    fr: ['Le remboursement s’est fait sans discussion.', 'Je l’ai renvoyé.', 'Dommage, car l’idée est bonne.', ''],
  },
};

/** What a merchant answers, by what the review thinks. */
export const answers: Record<'good' | 'medium' | 'poor', Lines> = {
  good: {
    en: ['Thank you! The whole workshop read this.', 'What a pleasure to read. Enjoy it for years.'],
    fr: ['Merci ! Tout l’atelier a lu votre mot.', 'Quel plaisir de vous lire. Profitez-en longtemps.'],
  },
  medium: {
    en: ['Thank you for the honest words. Write to us if you would like to exchange it.'],
    fr: ['Merci pour votre franchise. Écrivez-nous si vous souhaitez l’échanger.'],
  },
  poor: {
    en: [
      'We are sorry. A new one is on its way, and you need not send the old one back.',
      'That should not have left our bench. Please write to us, we will put it right.',
    ],
    fr: [
      'Nous sommes désolés. Un nouveau part aujourd’hui, inutile de renvoyer l’ancien.',
      'Cela n’aurait pas dû quitter notre établi. Écrivez-nous, nous allons réparer cela.',
    ],
  },
};

export const nicknames = [
  'Amelia',
  'Jonas',
  'Camille',
  'Ruth',
  'Théo',
  'Priya',
  'Lucie',
  'Marco',
  'Ingrid',
  'Samir',
  'Hélène',
  'Oscar',
  'Nadia',
  'Bastien',
  'Grace',
  'Yuki',
  'Margaux',
  'Ewan',
  'Chiara',
  'Antoine',
  'Leila',
  'Henrik',
  'Zoé',
  'Tom',
] as const;
