import { createWords } from './words';

/** The sentence of each rule of the forms, for the fields of a 400. The pages' own words say the same. Source: spec 5. */
export const ruleWords = createWords({
  'rule.nameRequired': { en: 'Please enter your name', fr: 'Veuillez saisir votre prénom' },
  'rule.lastNameRequired': { en: 'Please enter your last name', fr: 'Veuillez saisir votre nom' },
  'rule.emailRequired': { en: 'Please enter your email address', fr: 'Veuillez saisir votre adresse e-mail' },
  'rule.emailInvalid': { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
  'rule.enterEmail': { en: 'Please enter email', fr: 'Veuillez saisir votre e-mail' },
  'rule.enterCorrectEmail': { en: 'Please enter correct email', fr: 'Veuillez saisir un e-mail valide' },
  'rule.passwordRequired': { en: 'Please choose a password', fr: 'Veuillez choisir un mot de passe' },
  'rule.confirmRequired': { en: 'Please confirm your password', fr: 'Veuillez confirmer votre mot de passe' },
  'rule.passwordTooShort': {
    en: 'Password must have 6 or more characters',
    fr: 'Le mot de passe doit contenir au moins 6 caractères',
  },
  'rule.passwordsDiffer': { en: 'Passwords do not match', fr: 'Les mots de passe ne correspondent pas' },
  'rule.phoneRequired': { en: 'Please enter your phone', fr: 'Veuillez saisir votre téléphone' },
  'rule.phoneInvalid': { en: 'Please enter a valid phone number', fr: 'Veuillez saisir un numéro de téléphone valide' },
  'rule.codeRequired': { en: 'Please enter the verification code', fr: 'Veuillez saisir le code de vérification' },
  'rule.codeWrong': { en: 'Verification code is wrong', fr: 'Le code de vérification est incorrect' },
  'rule.countryRequired': { en: 'Please select country', fr: 'Veuillez choisir un pays' },
  'rule.detailRequired': { en: 'Please enter your street address', fr: 'Veuillez saisir votre adresse' },
  'rule.cityRequired': { en: 'Please enter your city', fr: 'Veuillez saisir votre ville' },
  'rule.provinceRequired': {
    en: 'Please enter your state or province',
    fr: 'Veuillez saisir votre région ou province',
  },
  'rule.postCodeRequired': { en: 'Please enter your postal code', fr: 'Veuillez saisir votre code postal' },
  'rule.postCodeInvalid': {
    en: 'This postal code does not fit the country',
    fr: 'Ce code postal ne correspond pas au pays',
  },
  'rule.selectItem': { en: 'Please select an item', fr: 'Veuillez choisir un article' },
  'rule.selectAddress': { en: 'Please select the shipping address', fr: 'Veuillez choisir l’adresse de livraison' },
  'rule.selectPayment': { en: 'Please select payment method', fr: 'Veuillez choisir un moyen de paiement' },
  'rule.noteTooLong': {
    en: 'The note can have 150 characters at most',
    fr: 'La note peut contenir 150 caractères au plus',
  },
  'rule.reasonRequired': { en: 'Please choose a reason', fr: 'Veuillez choisir un motif' },
  'rule.remarkTooLong': {
    en: 'The comment can have 100 characters at most',
    fr: 'Le commentaire peut contenir 100 caractères au plus',
  },
  'rule.scoreRequired': { en: 'Please give a score', fr: 'Veuillez donner une note' },
  'rule.commentRequired': { en: 'Please write your review', fr: 'Veuillez écrire votre avis' },
  'rule.tooManyPictures': { en: 'At most 5 pictures', fr: '5 photos au maximum' },
  'rule.pictureType': { en: 'Only JPG or PNG pictures', fr: 'Uniquement des photos JPG ou PNG' },
  'rule.pictureTooLarge': { en: 'The picture is larger than 5 MB', fr: 'La photo dépasse 5 Mo' },
  'rule.companyRequired': { en: 'Please enter the company name', fr: 'Veuillez saisir le nom de l’entreprise' },
  'rule.realNameRequired': { en: 'Please enter your name', fr: 'Veuillez saisir votre nom' },
  'rule.nameTooLong': {
    en: 'This name can have 100 characters at most',
    fr: 'Ce nom peut contenir 100 caractères au plus',
  },
  'rule.categoryRequired': { en: 'Please select a product category', fr: 'Veuillez choisir une catégorie de produits' },
  'rule.storeTypeRequired': { en: 'Please select a store type', fr: 'Veuillez choisir un type de boutique' },
  'rule.agreementRequired': {
    en: 'Please check the user privacy agreement',
    fr: 'Veuillez accepter l’accord de confidentialité',
  },
  'rule.qualificationRequired': {
    en: 'Please add a qualification picture',
    fr: 'Veuillez ajouter une photo de votre justificatif',
  },
});
