/** Words around insults: who is spoken to, and what may stand between "you are" and the insult. */
export const FILLERS =
  'so|such|really|very|just|too|truly|always|completely|totally|absolutely|the biggest|biggest|the most|most|nothing but|being|still|also|quite|pretty|a bit|kind of|kinda|even|only|all|both|one|a|an|the|another|some|a total|total|complete|absolute|utter|real|big|huge|massive|little|old|ever|actual|freaking|bunch of|a bunch of|no better than|acting like|like|fucking|goddamn|damn|bloody|extremely|incredibly|insanely|unbelievably|honestly|literally|obviously|clearly'

export const PERSONS =
  'person|people|human being|human|individual|man|woman|guy|girl|boy|dude|friend|roommate|flatmate|housemate|neighbou?r|partner|husband|wife|boyfriend|girlfriend|brother|sister|mother|father|mom|mum|dad|parent|coworker|colleague|boss|manager|teammate|cousin|son|daughter|landlord|tenant'
