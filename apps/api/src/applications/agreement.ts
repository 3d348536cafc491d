import type { Locale } from '../locale';

/** Names the text below; it changes with the text, so that an application says what was agreed to. */
export const agreementVersion = '2026-11';

const en = `<h2>Selling on {store}</h2>
<p>This agreement is between you, the merchant, and {store}, the platform. It begins when your application is approved.</p>
<h3>What you sell</h3>
<p>You offer goods that you own or may sell, that are safe and described truthfully, in words and pictures that are yours.</p>
<h3>Orders, delivery and returns</h3>
<p>You send what is ordered within two working days and take back what a shopper returns within thirty days of delivery.
Refunds are paid within five working days of the goods’ return.</p>
<h3>Money</h3>
<p>{store} collects payments for you and pays them out after each calendar month, less the commission that was agreed with you.</p>
<h3>Shoppers’ data</h3>
<p>You use a shopper’s name and address for their order alone, keep them safe, and never pass them on.</p>
<h3>Ending it</h3>
<p>Either side may end this agreement with thirty days’ notice. Open orders are carried out.</p>`;

const fr = `<h2>Vendre sur {store}</h2>
<p>Cet accord lie le vendeur, vous, et la plateforme {store}. Il prend effet à l’acceptation de votre candidature.</p>
<h3>Ce que vous vendez</h3>
<p>Vous proposez des articles qui vous appartiennent ou que vous pouvez vendre, sûrs et décrits fidèlement, avec vos propres
textes et images.</p>
<h3>Commandes, livraison et retours</h3>
<p>Vous expédiez sous deux jours ouvrés et reprenez les articles retournés dans les trente jours suivant la livraison.
Les remboursements sont versés sous cinq jours ouvrés après le retour.</p>
<h3>Argent</h3>
<p>{store} encaisse les paiements pour vous et vous les verse après chaque mois civil, moins la commission convenue.</p>
<h3>Données des clients</h3>
<p>Vous utilisez le nom et l’adresse d’un client pour sa seule commande, les protégez et ne les transmettez jamais.</p>
<h3>Fin de l’accord</h3>
<p>Chaque partie peut y mettre fin avec un préavis de trente jours. Les commandes en cours sont honorées.</p>`;

/** What a merchant agrees to. @param store the platform's name, as text of HTML. Source: spec 3 "Merchant registration". */
export const agreementIn = (locale: Locale, store: string) => ({
  agreement: (locale === 'fr' ? fr : en).replaceAll('{store}', () => store),
  version: agreementVersion,
});
