import java.nio.file.Path;
import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node of this process's own: its folder, its two ports, and of its modules the network alone. */
public class SearchNode extends Node {
  SearchNode(Settings settings, Path home) {
    super(new Environment(settings, home.resolve("config")), List.of(Netty4Plugin.class), false);
  }

  public static void main(String[] args) throws Exception {
    Settings settings = Settings.builder()
      .put("path.home", args[0])
      .put("http.port", args[1])
      .put("transport.port", args[2])
      .put("network.host", "127.0.0.1")
      .put("discovery.type", "single-node")
      .put("action.auto_create_index", false)
      .put("cluster.routing.allocation.disk.threshold_enabled", false)
      .put("cluster.name", "souk-test")
      .put("node.name", "souk-test")
      .build();
    Node node = new SearchNode(settings, Path.of(args[0]));
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        System.err.println(error);
      }
    }));
    Thread.currentThread().join();
  }
}
