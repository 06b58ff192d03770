/**
 * The messages of the checks' examples: in chat style, formal or with typos; in British, American, Indian and Nigerian
 * English and in other languages.
 */
export const MESSAGES = {
  // British
  rent: 'You owe me £450 for rent since 1 March, you tight git. Pay me by Friday or I go to the letting agent.',
  bins: "You've not put the bins out once since Easter. It's your turn, isn't it? Sort it by Tuesday, you lazy sod.",
  mum: 'i paid for mums birthday meal, 86 quid, and u never gave me ur half. can u send me the 43 quid tonite pls',
  fence:
    'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. Kindly move it by 15 June.',
  // American
  car: "Bro you took my car on Saturday without asking and brought it back with an empty tank!!! That's $60 of gas. Don't ever touch my keys again.",
  project:
    "Dana, you presented MY slides to the client at 3:30 pm and never mentioned my name. That's stealing. I want you to tell Mr. Ruiz who made them.",
  sitter:
    'U said ud be home by 6. It was 8:15. I had to pay the sitter 2 extra hours, $40. ur so selfish. Why didnt you call?',
  sister:
    'You told Aunt Carol about my pregnancy after I begged you to keep quiet. What is wrong with you? I will never tell you anything again.',
  // Indian
  deposit:
    'Sir, I have vacated the flat on 31st May. Till today you have not returned my deposit of Rs. 50,000. Kindly do the needful by 10th July. This is cheating only.',
  credit:
    'Rahul you have taken full credit in front of the whole team yesterday. I only was sitting till 2 am for three nights. Shameless fellow. Tell the manager the truth.',
  loud: 'yaar every night u r playing songs till 1 am, my exam is on monday. plz stop it na, i have told u 5 times already, idiot',
  // Nigerian
  generator:
    'Oga Tunde, since last month I gave you ₦120,000 to repair the generator and till now no light, no receipt. You are a thief. Return my money before Sunday.',
  wedding:
    'Abeg why did you not invite me to your traditional wedding? Ngozi and Emeka were there. I bought aso ebi of 35k. You are too wicked.',
  // chat, typos
  fridge: 'stop eatin my food!!! thats the 3rd yoghurt this week u pig. buy ur own',
  ghost: 'u havnt answered my txts for 4 days, am i a joke to u? just tell me if ur coming on the 12th',
  dog: 'Your dog was barking from 6am to 9am again. I work nights. Please keep it inside before noon, you inconsiderate cow.',
  // formal
  report:
    'The report was due on 3 May. You submitted it on 9 May, without the figures for Q2. I expect a corrected version by 5 pm tomorrow.',
  invoice:
    'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago. You have never contacted me. Please transfer the amount within 7 days.',
  will: 'You sold Grandma’s ring without telling any of us. She said to me, “That ring is for Ella.” I want it back.',
  coach:
    'You benched my son for two matches because of one missed training. He is 11. You said "he needs to learn respect". Explain that to me.',
  calm: 'Could you please send me the key to the garage? I need it on Thursday at 10:30.',
  // other languages
  german: 'Du hast mir die 80 Euro vom 3. April immer noch nicht zurückgezahlt, du Idiot. Überweis sie bis Freitag!',
  spanish:
    'Nunca me avisaste de que venía tu hermano. Se quedó 5 días en mi casa. ¡Eres una egoísta! Quiero que me preguntes antes.',
  french:
    'Tu as encore garé ta voiture devant mon garage lundi matin, espèce d’abruti. J’ai raté mon train de 7h40. Gare-toi ailleurs !',
} as const

type MessageName = keyof typeof MESSAGES
/** A message by name, and an answer to it. */
type Example = readonly [message: MessageName, answer: string]
/** Answers that fail one check, and answers that pass all checks although they come close to failing it. */
export type Examples = { fails: readonly Example[]; passes: readonly Example[] }
