/** Where native clients hear realtime (accounts §7): notifications of a user, model events of a team. */
export const userChannel = (userId: string) => `user.${userId}`;
export const teamChannel = (teamId: string) => `team.${teamId}`;
