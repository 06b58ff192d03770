import type { Kind } from './kinds-of-statements.ts'

/** Answers that drop what only scolds, say something in other words, or add a remark of their own. */
export const KINDS_OF_REMARKS: readonly Kind[] = [
  {
    what: 'what a message only mentions to scold',
    passes: [
      [
        'Unbelievable Darren. You came at 7.40 when the deal is 6. Text me if you’re late.',
        'Darren, you came at 7.40, though the deal is 6. Please text me if you’re late.',
      ],
      [
        'Coach, twelve-year-olds, not the Bundesliga. Aoife sat out four matches. Tell me why.',
        'Coach, these are twelve-year-olds. Aoife sat out four matches. Please tell me why.',
      ],
      [
        'It’s my wedding. You don’t get a veto because you’ve not got over 2009. Put Carol back on table 2.',
        'It’s my wedding. Please put Carol back on table 2.',
      ],
      [
        'Transfer me the $280 by Friday, and don’t even think about crying poor.',
        'Please transfer me the $280 by Friday.',
      ],
      [
        'Should it happen again, I shall tell the council, and I don’t care how many bottles of wine appear on my step.',
        'Should it happen again, I will tell the council.',
      ],
      [
        'omg can u just STOP. do not come on my days unless u ask me first.',
        'Please don’t come on my days unless you ask me first.',
      ],
    ],
    fails: [
      [
        'Coach, Aoife sat out four matches in the Bundesliga. Tell me why.',
        'Coach, Aoife sat out four matches. Please tell me why.',
        'facts_kept',
      ],
      ['Stop. Take the dog home.', 'I’d like you to take the dog home.', 'requests_kept'],
      [
        'Stop. You did not call me. Take the dog home.',
        'You did not call me. Please take the dog home.',
        'requests_kept',
      ],
      [
        'The parcel came today. Give it to Ana, not Karim.',
        'The parcel came today. Please give it to Ana.',
        'facts_kept',
      ],
      [
        'Our landlord called. You have had my bike since 2021. Ring him by Friday.',
        'Our landlord called. Please ring him by Friday.',
        'facts_kept',
      ],
    ],
  },
  {
    what: 'denials and sums in other words, and doubts, promises and advice that were added',
    passes: [
      [
        'I wrote on 4 June. You have replied to neither letter nor call. Refund the £620.',
        'I wrote on 4 June, and you have not replied to either letter or call. Please refund the £620.',
      ],
      ['You didn’t even text. Ring me before 2.', 'There was no text from you. Please ring me before 2.'],
      [
        'The city charged me a $60 fee. And I want the sixty bucks.',
        'The city charged me a $60 fee. Please pay me back the $60.',
      ],
      [
        'You gave Max a praline and he came out in hives. We spent four hours in A&E. Give him no nuts.',
        'You gave Max a praline and he came out in hives. We spent four hours in A&E, and I was frightened. Please give him no nuts.',
      ],
    ],
    fails: [
      [
        'Your new wall is eight inches on my side. Stop the work on 1 May.',
        'Your new wall may be eight inches on my side. Please stop the work on 1 May.',
        'hard_facts',
      ],
      [
        'You left Nana at the station for an hour. Ring her today.',
        'You left Nana at the station for an hour. Please ring her today, and then I won’t bring it up again.',
        'no_concession',
      ],
      [
        'Your cockerel starts at 4.10. I have the recordings. Keep it shut in until 7.',
        'Your cockerel starts at 4.10. I have the recordings. Please keep it shut in until 7. (It would be worth enclosing the recordings.)',
        'actual_answer',
      ],
      ['You said nothing all week. Let me in.', 'I see no message from you.', 'actual_answer'],
      [
        'You sent the wrong part. And I want the sixty bucks.',
        'You sent the wrong part, which cost sixty bucks.',
        'requests_kept',
      ],
    ],
  },
]
