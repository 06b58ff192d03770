import type { Examples } from './messages.ts'

export const ADDRESSES_READER: Examples = {
  fails: [
    [
      'will',
      'Grandma’s ring was sold without any of us being told. She said to me, “That ring is for Ella.” I want it back from you.',
    ],
    [
      'rent',
      'The author says that £450 in rent has been owed since 1 March and asks to be paid by Friday, or the letting agent will hear of it.',
    ],
    ['rent', 'I owe you £450 in rent since 1 March. I need to pay you by Friday, or you will go to the letting agent.'],
    ['bins', "He hasn't put the bins out once since Easter. It's his turn, and I'd like him to sort it by Tuesday."],
    [
      'mum',
      'I paid for mum’s birthday meal, 86 quid, and she never gave me her half. I want her to send me the 43 quid tonight.',
    ],
    [
      'car',
      "My roommate took my car on Saturday without asking. He brought it back with an empty tank. That's $60 of gas. He should not touch my keys again.",
    ],
    [
      'project',
      'Dana presented my slides to the client at 3:30 pm and she never mentioned my name. I want her to tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "She said she'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours. Why didn't she call?",
    ],
    [
      'deposit',
      'The sender vacated the flat on 31st May. The recipient has not returned the deposit of Rs. 50,000. It should be returned by 10th July.',
    ],
    [
      'loud',
      'My neighbour is playing songs till 1 am every night. My exam is on Monday. They should please stop, I told them 5 times already.',
    ],
    [
      'generator',
      'You gave me ₦120,000 last month to repair the generator, Oga Tunde, and I gave you no light and no receipt. I should return the money before Sunday.',
    ],
    [
      'fridge',
      'The speaker wants the other person to stop eating their food. It is the 3rd yoghurt this week. They should buy their own.',
    ],
    ['ghost', "They haven't answered my texts for 4 days. I just want them to tell me if they are coming on the 12th."],
    [
      'report',
      'The report was due on 3 May. He submitted it on 9 May, without the figures for Q2. He is expected to send a corrected version by 5 pm tomorrow.',
    ],
    [
      'coach',
      'The writer is unhappy that the coach benched the son for two matches because of one missed training. He is 11. "he needs to learn respect" was said. An explanation is wanted.',
    ],
    [
      'project',
      'Dana, you presented her slides to the client at 3:30 pm and never mentioned her name. She would like you to tell Mr. Ruiz who made them.',
    ],
  ],
  passes: [
    ['rent', 'You owe me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.'],
    [
      'rent',
      'The £450 rent has not been paid since 1 March. Please pay it by Friday, or I will go to the letting agent.',
    ],
    ['bins', "The bins haven't been put out once since Easter by you. Isn't it your turn? Please sort it by Tuesday."],
    [
      'mum',
      'I paid for mum’s birthday meal, 86 quid, and she would agree that half is yours. You never gave it to me. Can you send me the 43 quid tonight?',
    ],
    [
      'fence',
      'Dear Mr Harlow, the fence stands 30 cm on my land. I have written twice and there has been no reply. Kindly move it by 15 June.',
    ],
    [
      'project',
      'Dana, my slides were presented to the client at 3:30 pm without my name ever being mentioned. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sister',
      'I begged you to keep quiet about my pregnancy, and you told Aunt Carol. I will never tell you anything again.',
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. My deposit of Rs. 50,000 has not been returned. Kindly return it by 10th July.',
    ],
    [
      'credit',
      'Rahul, full credit was taken by you in front of the whole team yesterday. I only was sitting till 2 am for three nights. Tell the manager the truth.',
    ],
    ['fridge', "Please stop eating my food. It's the 3rd yoghurt this week. Please buy your own."],
    ['ghost', "my texts have gone without an answer for 4 days. just tell me if you're coming on the 12th"],
    ['dog', 'The dog was barking from 6am to 9am again. I work nights. Please keep it inside before noon.'],
    [
      'coach',
      'You benched my son for two matches because of one missed training. He is 11. You said "he needs to learn respect". Please explain that to me.',
    ],
  ],
}
