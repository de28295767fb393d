import org.elasticmq.rest.sqs.SQSRestServerBuilder;

/** ElasticMQ on a port of this machine until the process ends; the library has no program of its own. */
class ElasticMq {
    public static void main(String[] arguments) {
        SQSRestServerBuilder.withPort(Integer.parseInt(arguments[0]))
                .withInterface("127.0.0.1")
                .start()
                .waitUntilStarted();
    }
}
