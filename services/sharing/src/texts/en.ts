export const en = {
  theSender: 'the sender',

  // Consent
  consentOptional: '{team} may see which pages I read, and for how long.',
  consentRequired: 'I agree that {team} sees which pages I read, and for how long.',
  consentToPolicy: 'I have read and accept the privacy policy of {team}.',

  // Mails
  hello: 'Hello,',
  helloName: 'Hello {name},',
  viewDocument: 'View document',
  shareSubject: '{sender} shared “{title}” with you',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} via {team}',
  shareText: '{sender} shared this with you.',
  availableUntil: 'Available until {date}.',
  replyToReach: 'Reply to this email to reach {name}.',
  sentFor: 'Sent for {sender}.',
  firstPageOf: 'First page of “{title}”',
  codeSubject: '{code} is your code for “{title}”',
  codeTitle: 'Your code for “{title}”',
  codeText: 'Enter it where you opened the link. Valid for 10 minutes, on any device.',
  codeButton: 'Open on this device',
  codeFooter: 'If you did not ask for this code, you can ignore this email.',
  forwardSubject: '{name} forwarded “{title}” to you',
  forwardText: '{name} ({email}) forwarded this to you.',
  forwardUnverified: 'This email is not verified.',
  forwardFooter: 'You do not know them? Then you can ignore this email. You will not get another.',
} as const;
