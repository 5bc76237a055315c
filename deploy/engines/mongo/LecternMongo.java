import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVStore;

/** mongo-java-server with what our driver and our promises need: replies after the commit, a wire version that is accepted, `hello`. */
public class LecternMongo {
    public static void main(String[] args) {
        MVStore store = new MVStore.Builder().fileName(args[0]).autoCommitDisabled().open();
        store.setRetentionTime(1_000); // Each commit takes some 40 KB; by default dead ones are kept for 45 s.
        MongoServer server = new MongoServer(new DurableBackend(store).version(new DriverVersion()));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind("127.0.0.1", Integer.parseInt(args[1]));
    }

    /** Stock, it replies first and commits up to a second later: a kill in between loses acknowledged writes. */
    private static class DurableBackend extends H2Backend {
        private final MVStore store;
        private final ReadWriteLock running = new ReentrantReadWriteLock();

        DurableBackend(MVStore store) {
            super(store);
            this.store = store;
        }

        @Override
        public Document handleMessage(MongoMessage message) {
            running.readLock().lock();
            try {
                return untorn(message);
            } finally {
                running.readLock().unlock();
                commitChanges();
            }
        }

        /**
         * Stock, an update changes the stored document field by field while another thread writes the very same one to
         * its socket, so that readers get half of each. MongoDB never does that.
         */
        private synchronized Document untorn(MongoMessage message) {
            Document reply = super.handleMessage(message);
            return reply == null ? null : reply.cloneDeeply();
        }

        /** Only between operations, so that a kill never leaves a document without its index entry or the other way round. */
        private void commitChanges() {
            if (!store.hasUnsavedChanges()) return;
            running.writeLock().lock();
            try {
                if (store.hasUnsavedChanges()) store.commit();
            } finally {
                running.writeLock().unlock();
            }
        }

        @Override
        public Document handleCommand(Channel channel, String database, String command, Document query) {
            if (!command.equalsIgnoreCase("hello")) return super.handleCommand(channel, database, command, query);
            return super.handleCommand(channel, database, "ismaster", query).append("isWritablePrimary", true);
        }
    }

    /** The driver refuses wire versions below 9; 13 is what MongoDB 5.0 speaks. */
    private static class DriverVersion implements MongoVersion {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    }
}
