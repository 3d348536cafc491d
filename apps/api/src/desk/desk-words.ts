import { createWords } from '../words';

/** What calls of the desks refuse with, in words. Their screens say the rest themselves. */
export const deskWords = createWords({
  notThere: { en: 'There is no such order', fr: 'Cette commande n’existe pas' },
  otherCountry: {
    en: 'The country stays: postage and tax of the order were computed for it',
    fr: 'Le pays ne change pas : les frais de port et la taxe de la commande ont été calculés pour lui',
  },
  confirm: {
    en: 'Confirm that it is you, then try again: nothing was changed',
    fr: 'Confirmez votre identité, puis réessayez : rien n’a été modifié',
  },
  secondFactor: {
    en: 'Your role asks for a second factor: set it up and sign in with it',
    fr: 'Votre rôle exige un second facteur : configurez-le et connectez-vous avec lui',
  },
  worksHere: {
    en: 'This account works for the platform: its sign-ins end under Staff and roles',
    fr: 'Ce compte travaille pour la plateforme : ses connexions se terminent sous Équipe et rôles',
  },
  addressTaken: {
    en: 'Another product has taken this address in the meantime',
    fr: 'Un autre produit a pris cette adresse entre-temps',
  },
  addressInUse: {
    en: 'Another product has this address, or its old links lead there',
    fr: 'Un autre produit a cette adresse, ou ses anciens liens y mènent',
  },
  pictureElsewhere: {
    en: 'A variant shows a picture of its product: add it there first',
    fr: 'Une variante montre une image de son produit : ajoutez-la d’abord à celui-ci',
  },
  valueTaken: {
    en: 'This value is there already, in one of the languages',
    fr: 'Cette valeur existe déjà, dans l’une des langues',
  },
  tooManyValues: { en: 'Twenty values are most', fr: 'Vingt valeurs au plus' },
  tooManyVariants: {
    en: 'A product has at most 200 variants, and this value would make more',
    fr: 'Un produit a au plus 200 variantes, et cette valeur en ferait davantage',
  },
  noneLeft: {
    en: 'One variant stays on sale: take the product off sale instead',
    fr: 'Une variante reste en vente : retirez plutôt le produit de la vente',
  },
  noColleague: {
    en: 'This person answers no tickets: choose somebody else',
    fr: 'Cette personne ne répond pas aux demandes : choisissez quelqu’un d’autre',
  },
  replyNameTaken: {
    en: 'Another saved reply is called {name}',
    fr: 'Une autre réponse enregistrée s’appelle {name}',
  },
  repliesFull: {
    en: 'There are {most} saved replies already: delete one first',
    fr: 'Il y a déjà {most} réponses enregistrées : supprimez-en une d’abord',
  },
  productDecided: {
    en: 'This product does not wait for a look any more',
    fr: 'Ce produit n’attend plus d’être examiné',
  },
  jobNotDroppable: {
    en: 'The shop needs this work: mend the reason, then try it again',
    fr: 'La boutique a besoin de cette tâche : corrigez la cause, puis relancez-la',
  },
  reasonMissing: { en: 'Say why', fr: 'Indiquez pourquoi' },
  noPicture: {
    en: 'Add a picture first: a product without one is not put on sale',
    fr: 'Ajoutez d’abord une image : un produit sans image n’est pas mis en vente',
  },
  archived: {
    en: 'It is archived: bring it back first',
    fr: 'Il est archivé : restaurez-le d’abord',
  },
  merchantEnded: {
    en: 'This merchant is closed for good: nothing of it goes on sale',
    fr: 'Ce marchand est fermé définitivement : rien de sa part ne peut être mis en vente',
  },
  viewsFull: {
    en: 'You have {most} views of this list: remove one first',
    fr: 'Vous avez {most} vues de cette liste : retirez-en une d’abord',
  },
  roleGone: {
    en: 'Your role was changed in the meantime: you may not do this any more',
    fr: 'Votre rôle a changé entre-temps : vous ne pouvez plus faire cela',
  },
  failed: { en: 'Something went wrong, please try again', fr: 'Un problème est survenu, veuillez réessayer' },
  overLimit: {
    en: 'You can give back up to {most} of an order: ask finance for more',
    fr: 'Vous pouvez rembourser jusqu’à {most} par commande : au-delà, demandez à la comptabilité',
  },
  overTogether: {
    en: 'It asks for more than {most}: look at it on its own page',
    fr: 'La demande dépasse {most} : traitez-la sur sa propre page',
  },
  disputedTogether: {
    en: 'The customer disputes the payment: look at the request on its own page',
    fr: 'Le client conteste le paiement : traitez la demande sur sa propre page',
  },
  lostTogether: {
    en: 'A dispute about the payment was lost: look at the request on its own page',
    fr: 'Un litige sur le paiement a été perdu : traitez la demande sur sa propre page',
  },
  pointsMost: {
    en: 'You can give or take up to {most} points at a time',
    fr: 'Vous pouvez ajouter ou retirer {most} points à la fois au plus',
  },
  pointsBelow: {
    en: 'They have {points} points: no more can be taken',
    fr: 'Cette personne a {points} points : on ne peut pas en retirer plus',
  },
  ticketExists: {
    en: 'A ticket about this order is open: answer it there',
    fr: 'Une demande est déjà ouverte pour cette commande : répondez-y',
  },
  ticketForGuest: {
    en: 'Whoever bought this has no account: write to their e-mail instead',
    fr: 'Cette personne a acheté sans compte : écrivez plutôt à son adresse e-mail',
  },
  tooManyMails: {
    en: 'This order’s mails were sent again five times within an hour',
    fr: 'Les e-mails de cette commande ont été renvoyés cinq fois en une heure',
  },
  stillOpen: {
    en: 'This month is not over yet: its statement is closed after its last day',
    fr: 'Ce mois n’est pas terminé : son relevé est arrêté après le dernier jour',
  },
  nothingDue: { en: 'This statement leaves nothing to pay out', fr: 'Ce relevé ne laisse rien à verser' },
  paidBefore: { en: 'This statement was marked as paid before', fr: 'Ce relevé a déjà été marqué comme versé' },
  paidTooEarly: {
    en: 'The day of the transfer is before the month: look at the year',
    fr: 'La date du virement précède le mois : vérifiez l’année',
  },
  paidLater: { en: 'The day of the transfer is still to come', fr: 'La date du virement est dans le futur' },
  daysBackwards: {
    en: 'The first day of delivery must not be after the last',
    fr: 'Le premier jour de livraison ne peut pas suivre le dernier',
  },
  backInThePast: {
    en: 'The day on which you are back must be still to come',
    fr: 'La date de retour doit être à venir',
  },
  badContact: {
    en: 'Enter a contact of this kind: an email address, a phone number or an https address',
    fr: 'Saisissez un contact de ce type : une adresse e-mail, un numéro de téléphone ou une adresse https',
  },
  badPhone: {
    en: 'Enter a telephone number such as +44 20 7946 0958',
    fr: 'Saisissez un numéro de téléphone, par exemple +33 1 84 60 00 00',
  },
  badEmail: {
    en: 'Enter an email address such as office@example.com',
    fr: 'Saisissez une adresse e-mail, par exemple bureau@example.com',
  },
  badAccount: {
    en: 'Enter an IBAN, or an account number with at least six digits',
    fr: 'Saisissez un IBAN ou un numéro de compte d’au moins six chiffres',
  },
  noRate: { en: 'The store needs a rate; it can be zero', fr: 'La boutique a besoin d’un taux ; il peut être nul' },
  hookThere: {
    en: 'There is a webhook with this address: change that one, or replace its secret',
    fr: 'Il existe un webhook à cette adresse : modifiez-le ou remplacez son secret',
  },
  badHookUrl: {
    en: 'Enter an https address of the open internet',
    fr: 'Saisissez une adresse https accessible depuis Internet',
  },
  pageExists: {
    en: 'A page stands at this address already: open it to change it',
    fr: 'Une page existe déjà à cette adresse : ouvrez-la pour la modifier',
  },
  moved: {
    en: 'Somebody else has changed this in the meantime',
    fr: 'Une autre personne a modifié ceci entre-temps',
  },
  changed: {
    en: 'This product was changed in the meantime: look it over, then try again',
    fr: 'Ce produit a été modifié entre-temps : vérifiez-le, puis réessayez',
  },
  tooDeep: {
    en: 'Categories have three levels at most',
    fr: 'Les catégories ont trois niveaux au plus',
  },
  underItself: {
    en: 'A category cannot stand below itself',
    fr: 'Une catégorie ne peut pas être placée sous elle-même',
  },
  categoryHasChildren: {
    en: 'Other categories stand below this one: choose which category takes them, too',
    fr: 'D’autres catégories se trouvent sous celle-ci : choisissez la catégorie qui les reprend aussi',
  },
  categoryInUse: {
    en: 'Choose which category takes its products and coupons',
    fr: 'Choisissez la catégorie qui reprend ses produits et ses bons',
  },
  noCategory: { en: 'Choose a category', fr: 'Choisissez une catégorie' },
  noMerchant: { en: 'Choose whose product it is', fr: 'Choisissez le vendeur de ce produit' },
  comparedNotHigher: {
    en: 'The older price must be above the price',
    fr: 'L’ancien prix doit être supérieur au prix',
  },
  comparedAboveLowest: {
    en: 'The older price is above the lowest price of the last 30 days, {lowest}: this store sells to the European Union, where it cannot be',
    fr: 'L’ancien prix dépasse le prix le plus bas des 30 derniers jours, {lowest} : cette boutique vend dans l’Union européenne, où c’est interdit',
  },
  comparedAndDiscount: {
    en: 'A discount and an older price cannot stand together',
    fr: 'Une remise et un ancien prix ne peuvent pas aller ensemble',
  },
  discountWithoutEnd: { en: 'Say when the discount ends', fr: 'Indiquez la fin de la remise' },
  endIsPast: { en: 'The end of the discount is past', fr: 'La fin de la remise est passée' },
  priceOutOfRange: {
    en: 'A price would be below $0.01 or above $1,000,000',
    fr: 'Un prix serait inférieur à 0,01 $ ou supérieur à 1 000 000 $',
  },
  codeTaken: {
    en: '{name} has the SKU {code} already',
    fr: 'Le SKU {code} est déjà utilisé pour {name}',
  },
  severalVariants: {
    en: 'It has several variants: change their stock on the product’s page',
    fr: 'Il a plusieurs variantes : modifiez leur stock sur la page du produit',
  },
  noProduct: { en: 'There is no such product', fr: 'Ce produit n’existe pas' },
  frameScripts: {
    en: 'Scripts run here, which would be lost. Whoever may change them takes them out first',
    fr: 'Des scripts s’exécutent ici et seraient perdus. Qui peut les modifier les retire d’abord',
  },
  copyName: { en: '{name} (copy)', fr: '{name} (copie)' },
  stockBelow: {
    en: 'There are only {stock} pieces left',
    fr: 'Il ne reste que {stock} pièces',
  },
  stockMoved: {
    en: 'The stock has changed in the meantime: it is {stock} now',
    fr: 'Le stock a changé entre-temps : il est maintenant de {stock}',
  },
  ofVariant: { en: '{name}: {message}', fr: '{name} : {message}' },
  noDelta: { en: 'Say by how many pieces the stock changes', fr: 'Indiquez de combien de pièces le stock change' },
});
