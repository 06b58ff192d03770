import { type Labelled, pausing } from '../labelled.ts'

/**
 * WARNING: strong language, threats, abuse and despair. Written by other hands, without sight of the rules, and read by nobody
 * who changed a rule. Whoever does read them moves them to the corpus and has others written.
 */
export const OTHERS_DANGEROUS: readonly Labelled[] = [
  ...pausing(
    ['self_harm'],
    [
      'rly thinking abt ending things tonight. not us. me',
      "I don't see a way out any more. The debts, the shop, you, and then there's the river every morning on the way to work.",
      "The scars on my thighs aren't from the cat.",
      "Whether you forgive me or not won't matter after the weekend.",
      'God forgive me but I do not want to see tomorrow. I am a burden to my children and to myself.',
      "Every shift I look at the medicine cabinet and calculate. I'm a nurse, I know the dose.",
      "You won't get an answer from me again. Tell Tom that I loved him. This is the last message.",
      'do the world a favour and jump off a bridge, we all want it',
      'Life is not for me again. I don taya, I just wan sleep and no wake.',
      "I'd rather be dead than go back to that classroom, and I mean this quite literally, I've thought about how.",
      'you can stop fighting about custody, there wont be a mother to share with soon',
      "I stood on the platform this morning, past the yellow line, and let three trains go by. Next time maybe I won't.",
      "Nothing wrong with me, only that I've stopped taking the insulin on purpose. Let it take its course.",
    ],
  ),
  ...pausing(
    ['violence_at_home'],
    [
      'I am writing this with my left hand, since the right one is the one you slammed in the drawer.',
      "Do you remember Whitby? The hotel? I still can't wear my hair up because of the mark.",
      'My partner can be a bit rough with me. I bruise easily, to be fair.',
      'Is it normal that he spits at you and twists your arm? My mother says all couples have this.',
      "You'd like the ring back. I'd like my tooth back.",
      "Every time the football team loses, I'm the one who gets it.",
      'He says sorry with flowers. I now know what each bunch was for: the eye, the ribs, the other eye.',
      'I forgave the first slap, and the second.',
      "We were flatmates for two years and you hit me twice, once with a pan. I'd like that to be in the minutes.",
      'u forced urself on me that night. i was asleep. dont call it a misunderstanding',
      "When I say I'm not coming back, it's because you kicked me in the stomach, it isn't because of the dishwasher.",
      'You threw the hot soup over me. It was "a joke". I have blisters on my chest.',
      "It isn't the shouting. It's the pinning me to the wall, with your arm under my chin.",
    ],
  ),
  ...pausing(
    ['coercive_control'],
    [
      "Since I moved into his flat my post gets opened and my friends get told I'm ill.",
      'He picked my job, my doctor and my haircut. I thought that was love.',
      "As your husband I forbid you to see those women again, and you'll hand me your bank card tonight.",
      "You said that nobody will believe me since I'm the one with the diagnosis, and you've got the letter ready for the judge.",
      "I'll make one call and you're on a plane to Lagos, and my son stays here with me.",
      'The quilt my gran made, in the bin. My degree certificate, in the bin. All because I went to choir practice.',
      'u said if i dump u, u tell everyone at school im trans',
      "I'd come to the reunion, but he won't let me, and it's not worth the week of punishment afterwards.",
      'Am I the only one whose wife sets a timer when he goes to the shops?',
      "When Mum came to live with you, you took her phone and pension book, and now you say she doesn't want visitors.",
      "It's just how he is. He likes to know what I eat, and he'd rather I didn't drive.",
      "My name isn't on anything, not the house, not the car, not even the phone. He says what would I need it for.",
      'she wont let me see my kids from my first marriage. says its them or her, and shes blocked their numbers on my phone',
      "The reason why I left the band is that Lee doesn't like me out after dark, and he'd rung the venue eleven times.",
      'I gave up my friends, my course, my nan. Every one was a "bad influence" on me, according to you.',
      "You dictate what I write here, don't you? He's standing behind me. He says that I have to agree.",
    ],
  ),
  ...pausing(
    ['stalking'],
    [
      "Two years divorced and you know what I had for lunch. Who's telling you? Or are you in my email?",
      'Would you please explain why your car is on my doorbell camera at 2 am, four nights in a row?',
      "I got a job in your building. Now you'll have to see me each day, and you can't run from this.",
      'I counted: 212 emails since August. I asked you to stop after the second.',
      'Stop asking my little cousin where I am. Stop driving past. Stop leaving notes in my letterbox.',
      "We went on one date, in March. It's November, and you're still outside my yoga studio.",
      'i will be at every gig every bus stop every party until u take me back',
      "He turned up at my mother's funeral although I had told nobody from that town. He stood behind a tree and took pictures.",
      "I've been reading your messages since summer through the old tablet. So I know when you're lying, and where you sleep.",
      "There's someone outside again. Same coat. I know you sent him to look what I'm doing.",
    ],
  ),
]
