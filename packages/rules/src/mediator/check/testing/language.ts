import type { Examples } from './messages.ts'

export const LANGUAGE: Examples = {
  fails: [
    [
      'rent',
      'Du schuldest mir seit dem 1. März 450 £ Miete. Bitte zahle bis Freitag, sonst gehe ich zur Hausverwaltung.',
    ],
    ['bins', 'No has sacado la basura ni una vez desde Pascua. Te toca a ti. Por favor, hazlo antes del martes.'],
    [
      'mum',
      "J'ai payé 86 livres pour le repas d'anniversaire de maman et tu ne m'as jamais donné ta part. Peux-tu m'envoyer les 43 livres ce soir ?",
    ],
    [
      'fence',
      'Gentile signor Harlow, la sua recinzione si trova 30 cm sul mio terreno. Le ho scritto due volte e non ha risposto. La prego di spostarla entro il 15 giugno.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. Das waren 60 Dollar für Benzin, die ich bezahlen musste. Please don't touch my keys again.",
    ],
    [
      'sitter',
      'Você disse que estaria em casa às 6. Eram 8:15. Tive que pagar à babá 2 horas extras, $40. Por que você não ligou?',
    ],
    [
      'deposit',
      'महोदय, मैंने 31 मई को फ्लैट खाली कर दिया है। आपने अब तक मेरी जमा राशि 50,000 रुपये वापस नहीं की है। कृपया 10 जुलाई तक लौटा दें।',
    ],
    [
      'generator',
      'Oga Tunde, ik heb je vorige maand ₦120,000 gegeven om de generator te repareren en er is nog steeds geen licht en geen bon. Geef mijn geld terug voor zondag.',
    ],
    ['ghost', 'Du hast meine Nachrichten seit 4 Tagen nicht beantwortet. Bitte sag mir einfach, ob du am 12. kommst.'],
    [
      'report',
      'Отчёт нужно было сдать 3 мая. Вы сдали его 9 мая без данных за Q2. Я жду исправленную версию до 17:00 завтра.',
    ],
    ['german', "You still haven't paid me back the 80 euros from 3 April. Please transfer the money by Friday."],
    [
      'spanish',
      'You never told me that your brother was coming. He stayed at my place for 5 days. I want you to ask me first.',
    ],
    [
      'french',
      'You parked your car in front of my garage again on Monday morning. I missed my 7:40 train. Please park somewhere else.',
    ],
  ],
  passes: [
    ['rent', 'You have owed me £450 in rent since 1 March. Pay me by Friday, or I go to the letting agent.'],
    ['mum', 'i paid 86 quid for mums birthday meal, u never gave me ur half. can u send me the 43 quid tonite pls'],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. Kindly move it by 15 June.',
    ],
    [
      'loud',
      'yaar, every night you are playing songs till 1 am and my exam is on monday. plz stop it, i have told you 5 times already',
    ],
    [
      'generator',
      'Oga Tunde, since last month I gave you ₦120,000 to repair the generator and till now no light, no receipt. Please return my money before Sunday.',
    ],
    [
      'wedding',
      'Abeg, why did you not invite me to your traditional wedding? Ngozi and Emeka were there. I bought aso ebi of 35k.',
    ],
    ['fridge', 'pls stop eatin my food. thats the 3rd yoghurt this week. buy ur own'],
    ['ghost', 'u havnt answered my txts for 4 days. just tell me if ur coming on the 12th'],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. You have not returned my deposit of Rs. 50,000. Kindly do the needful by 10th July.',
    ],
    ['german', 'Du hast mir die 80 Euro vom 3. April immer noch nicht zurückgezahlt. Bitte überweise sie bis Freitag.'],
    [
      'spanish',
      'Nunca me avisaste de que venía tu hermano. Se quedó 5 días en mi casa. Quiero que me preguntes antes.',
    ],
    [
      'french',
      "Lundi matin, ta voiture était encore garée devant mon garage et j'ai raté mon train de 7h40. Gare-toi ailleurs, s'il te plaît.",
    ],
    ['calm', 'Could you send me the garage key, please? I need it on Thursday at 10:30.'],
  ],
}
