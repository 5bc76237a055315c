import { AnalyticsTab, LinksTab } from '../../features/presentations/analytics/analytics-tab.tsx';
import { LinksSection } from '../../features/shared-links/of-presentation/links-section.tsx';

export { FilesTab } from '../../features/presentations/files/files-tab.tsx';
export { HistoryTab } from '../../features/presentations/history/history-tab.tsx';
export { PresentationPage as Presentation } from '../../features/presentations/presentation-page.tsx';
export { SettingsTab } from '../../features/presentations/settings/settings-tab.tsx';

/**
 * Combines presentations with shared links. Loads after the list, so the first page shows sooner.
 */
export const Analytics = () => <AnalyticsTab LinksSection={LinksSection} />;
export const Links = () => <LinksTab LinksSection={LinksSection} />;
