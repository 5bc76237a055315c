/** Whether this person may publish and change presentations: administrators may, others by permission. The server decides; this only hides what it would refuse. */
export function canEditPresentations(viewer: { permissions: readonly string[]; currentTeamRole: string } | null | undefined): boolean {
  return viewer?.currentTeamRole === 'TEAM_ADMIN' || (viewer?.permissions.includes('can_edit_presentations') ?? false);
}
