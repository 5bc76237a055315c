import { AnalyticsTab, LinksTab } from '../../features/presentations/analytics/analytics-tab.tsx';
import { PresentationPage } from '../../features/presentations/presentation-page.tsx';
import { LinkSheet } from '../../features/shared-links/sheet/link-sheet.tsx';
import { LinksSection } from '../../features/shared-links/of-presentation/links-section.tsx';

export { FilesTab } from '../../features/presentations/files/files-tab.tsx';
export { HistoryTab } from '../../features/presentations/history/history-tab.tsx';
export { SettingsTab } from '../../features/presentations/settings/settings-tab.tsx';

/**
 * Combines presentations with shared links. Loads after the list, so the first page shows sooner.
 */
export const Presentation = () => <PresentationPage LinkSheet={LinkSheet} />;
export const Analytics = () => <AnalyticsTab LinksSection={LinksSection} />;
export const Links = () => <LinksTab LinksSection={LinksSection} />;
