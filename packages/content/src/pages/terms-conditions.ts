import type { Dealership } from '@forecourt/contracts';
import type { PolicyContent } from '../page/content-page.ts';
import { postalAddress } from '../page/postal-address.ts';

/** The page /terms-conditions (product §2): 11 sections, last updated 30 July 2025, link to /privacy-policy. */
export function termsConditionsPage(dealership: Dealership): PolicyContent {
  const { companyNumber, creditStatement, email, fcaFirmReference, legal, legalName, phone, phoneE164, tradingName } = dealership;
  return {
    path: '/terms-conditions',
    title: 'Terms and Conditions',
    description:
      'The terms for using this website and for buying from us: prices and VAT, deposits, finance, distance sales, part-exchange, warranty and complaints.',
    lastUpdated: '30 July 2025',
    sections: [
      {
        id: 'about-these-terms',
        title: 'About us and these terms',
        blocks: [
          `This website is run by ${legalName}, trading as ${tradingName}: a company registered in England and Wales under number ${companyNumber}, at ${postalAddress(dealership)}. It is authorised and regulated by the Financial Conduct Authority under firm reference number ${fcaFirmReference}, which you can check at [register.fca.org.uk](https://register.fca.org.uk/). Contact us on [${phone}](tel:${phoneE164}) or at [${email}](mailto:${email}).`,
          'These terms apply when you use the website and, together with the order form we both sign, when you buy from us. If the two differ, the order form takes precedence. You are a **consumer** if you act mainly for purposes outside your trade, business or profession; some rights below are for consumers only, and we say so where that is the case.',
        ],
      },

      {
        id: 'using-this-website',
        title: 'Using this website',
        blocks: [
          'You may view this website, print from it and share links to it. Its text, pictures and drawings belong to us or are used under licence; do not copy them for your own business, scrape the site in bulk, or try to break or overload it. Please enquire in your own name, and only about vans you are genuinely interested in.',
          'The site is free to use, and we do not promise that it will always be available. The chat assistant is software that answers from our stock list: useful for finding a van, but check with a person before you rely on an answer. Links to other sites are for convenience; we are not responsible for their content.',
          'Our [privacy policy](/privacy-policy) explains what we do with your personal data.',
        ],
      },

      {
        id: 'stock-and-descriptions',
        title: 'Vans and descriptions',
        blocks: [
          'A van listed on this website is an invitation to make an offer. There is no contract until we have both signed an order form, or confirmed the order in writing. Vans sell quickly, and one you have seen may be sold, due in or under offer, so please call before you set off.',
          "We describe each van with care, from our own inspection, the registration record and the manufacturer's figures. Payload, dimensions, fuel economy and range depend on the specification, the load and how a van is driven, and figures from laboratory tests are for comparing one van with another. If a measurement decides whether the van does your job, tell us: we will measure it with you and write it on the order form. Pictures may show optional extras.",
          "If we find a mistake, we correct it. If you ordered in reliance on it, we'll tell you and you may withdraw and have your deposit returned in full.",
        ],
      },

      {
        id: 'prices-and-vat',
        title: 'Prices and VAT',
        blocks: [
          'Prices are in pounds sterling. Most commercial vans are sold plus VAT: we show the price without and with VAT at 20%, side by side, and the price with VAT is what you pay. A van marked "no VAT" has none to add, and none that a VAT-registered business could reclaim. If the rate of VAT changes before delivery, the new rate applies.',
          'The price includes preparation and the warranty stated for the van. Delivery, vehicle tax, the first registration fee for new vans and any accessories are extra if the order form lists them; we charge nothing that is not on it.',
          'We try to price correctly, but we are not bound to sell at a price that is obviously a mistake. If we notice one, we tell you the right price before taking your order. The van remains our property until it is paid for in full; it is at your risk from the moment you or your driver collect it, or it is delivered to you.',
        ],
      },

      {
        id: 'deposits-and-reservations',
        title: 'Deposits and reservations',
        blocks: [
          'A deposit takes a van off sale once we have confirmed it in writing, and counts towards its price. Your receipt says how much you have paid, which van it holds and until when. If you have not ordered by then, we may offer the van to others.',
          'We return the deposit in full if:',
          {
            list: [
              'the van is not as described, or we cannot supply it;',
              'the order was subject to finance and the lender declines your application;',
              'you are a consumer and you cancel a [distance sale](#distance-sales) in time.',
            ],
          },
          'If you change your mind for another reason, we may keep what the reservation has reasonably cost us, such as preparation or fitting you asked for, and return the rest within 14 days.',
          'We start work on accessories, racking and graphics made to your order once you have approved the design and the quote. From then on they cannot be cancelled.',
        ],
      },

      {
        id: 'finance',
        title: 'Finance',
        blocks: [
          creditStatement,
          `${legal.lenderPanel} ${legal.commission}`,
          'The figures in the [finance calculator](/finance) and the monthly prices shown with our vans are illustrations, each with a representative example, not offers of credit. The lender decides whether to lend, and on what terms. Missed or late payments can cost you more, harm your credit record and make it harder to borrow, and with some agreements the lender can take the van back.',
          { heading: 'Your right to withdraw from credit' },
          'You may withdraw from a regulated credit agreement within 14 days, without giving a reason, by telling the lender in the way your agreement describes. The 14 days begin on the day after the agreement is made or, if later, the day after you receive your copy of it. You then repay the amount lent, with interest up to the day you repay it, within 30 days. Withdrawing from the credit does not by itself cancel the purchase of the van, which you must then pay for in another way.',
        ],
      },

      {
        id: 'distance-sales',
        title: 'Distance sales',
        blocks: [
          'If you are a consumer and we agree the sale without meeting, only by telephone, email or post, you may cancel it for any reason until 14 days after the day you receive the van. This does not apply if you signed or agreed the order at our premises, or to anything made or fitted to your own specification, or to purchases by businesses.',
          `To cancel, tell us clearly, for example by email to [${email}](mailto:${email}). Return the van within 14 days of telling us, at your own cost; before you order, we'll tell you what we charge to collect it. We refund what you paid, including the cost of standard delivery, within 14 days of getting the van back, by the method you paid with.`,
          'Until then, please look after the van. You may try it as you would at our premises. If it has been used beyond that, for work or for more miles than a test drive needs, we may deduct the resulting loss in value. Finance and other contracts tied to the sale end with it.',
        ],
      },

      {
        id: 'part-exchange',
        title: 'Part-exchange',
        blocks: [
          'We are happy to value your van in part-exchange. The valuation is based on what you tell us and on the van as we see it: its condition, mileage, history, keys and documents. It is valid until the date on the quote, and we may change it if the van is not as described or has changed by the day you hand it over.',
          'You confirm that the van is yours to sell, that you have told us about any accident damage, write-off or mileage discrepancy that you know of, and that any finance on it has been disclosed. We settle outstanding finance with the lender out of the valuation; if more is owed, you pay the difference before delivery.',
          "Please remove your tools, your belongings and any personal data from the van's systems before you hand it over. If you are registered for VAT, we need a VAT invoice for a van you sell from your business.",
        ],
      },

      {
        id: 'warranty',
        title: 'Warranty and your statutory rights',
        blocks: [
          "Which warranty comes with a van depends on its age and is stated on its page: the full manufacturer warranty with a new van, the remainder of it with a used van under three years old, and a 6 month warranty from our motoring-association provider with an older one. Vans sold as part-exchange to clear come without a warranty. Our [warranty page](/warranty) says what is covered and how to claim; the provider's own terms come with the van.",
          'If you are a consumer, the Consumer Rights Act 2015 gives you rights that no warranty, and nothing in these terms, takes away: the van must be of satisfactory quality, fit for its purpose and as described. You may reject it within 30 days if it is not, and after that ask for a repair or replacement and, if that fails, a reduction of the price or your money back. These rights also hold for a van sold to clear, judged by its age, price and description.',
          'If you buy for your business, the terms about title and description that the Sale of Goods Act 1979 implies apply; beyond the warranty and the order form we give no others. Please inspect the van, or have it inspected, before you order.',
        ],
      },

      {
        id: 'complaints',
        title: 'Complaints',
        blocks: [
          `If something is wrong, tell us in whatever way suits you: [${legal.complaintsEmail}](mailto:${legal.complaintsEmail}), [${phone}](tel:${phoneE164}), or write to ${legal.complaintsAddress}. It is free.`,
          'We acknowledge your complaint promptly in writing, investigate it and answer within 8 weeks, either with our final decision and the reasons for it, or to explain why we need longer and what you can do.',
          'If your complaint is about finance or another regulated service and our reply does not resolve it, or 8 weeks have passed, you may be able to take it to the Financial Ombudsman Service, free of charge and within six months of our final response. It is open to consumers and to most small businesses: [financial-ombudsman.org.uk](https://www.financial-ombudsman.org.uk/), telephone [0800 023 4567](tel:+448000234567), or Exchange Tower, London E14 9SR.',
          "If a consumer's complaint is about anything else and we cannot agree, we will name a certified dispute resolution body and say whether we agree to use it. You can always go to court.",
        ],
      },

      {
        id: 'liability-and-law',
        title: 'Liability and law',
        blocks: [
          "Nothing here limits our liability for death or injury caused by our negligence, for fraud, or where the law does not allow it to be limited, and nothing takes away a consumer's statutory rights. To consumers we are liable for loss that was foreseeable when the contract was made; we are not liable to consumers for business losses.",
          'To businesses we are not liable for loss of profit, work, contracts or goodwill, or for indirect loss, and our total liability is limited to the price paid for the van or service concerned. Neither of us is liable for events beyond our reasonable control, such as late delivery by the manufacturer; we will tell you and agree a new date, or you may cancel.',
          'If any part of these terms is not enforceable, the rest still applies. We may change them for the future; each sale is governed by the terms in force at the time. The law of England and Wales applies, and its courts have jurisdiction. Consumers who live in Scotland or Northern Ireland keep the protection of their own law and may also go to their own courts.',
        ],
      },
    ],
  };
}
