/* A bot for both games in plain C, with nothing but the standard library: cc -O2 -o keen keen.c, then
 * metro2033 simulate --bots "./keen,greedy". docs/bot-protocol.md explains the lines.
 *
 * No JSON library is needed: lines begin with "type", a question goes on with "id", "ms" and "choices", in this order,
 * and choices are plain words without escapes. The view, which follows, is not read here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const KEEN[] = {"complete", "capture", "attack", "take", "obtain", "recruit", "play", "use", "move"};
enum { LIKED = sizeof KEEN / sizeof *KEEN };

static unsigned long long state = 1;

/* A random number below a limit (xorshift). */
static unsigned below(unsigned limit) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)((state >> 11) % limit);
}

/* How early the verb of a choice stands in the list of what we like; the lower, the better. */
static int rank(const char *choice) {
  for (int at = 0; at < LIKED; at++) {
    size_t length = strlen(KEEN[at]);
    if (strncmp(choice, KEEN[at], length) == 0 && (choice[length] == ' ' || choice[length] == '"')) return at;
  }
  return strncmp(choice, "tidy", 4) == 0 ? LIKED + 2 : strncmp(choice, "pass", 4) == 0 ? LIKED + 1 : LIKED;
}

/* The number after a key, or 0. */
static long long number(const char *line, const char *key) {
  const char *found = strstr(line, key);
  return found ? strtoll(found + strlen(key), NULL, 10) : 0;
}

/* The number of the choice that we like best; any of equals. */
static int choose(const char *line) {
  const char *at = strstr(line, "\"choices\":[");
  int best = LIKED + 3, chosen = 0, equals = 0;
  if (!at) return 0;
  at += strlen("\"choices\":[");
  for (int count = 0; *at == '"'; count++) {
    int here = rank(at + 1);
    if (here < best) best = here, equals = 0;
    if (here == best && below((unsigned)++equals) == 0) chosen = count;
    at = strchr(at + 1, '"'); /* the end of this choice */
    if (!at || *++at != ',') break;
    at++;
  }
  return chosen;
}

int main(void) {
  static char line[4 << 20]; /* questions are long, because they hold everything that the seat may know */
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "{\"type\":\"hello\"") == line)
      puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"Keen (C)\",\"author\":\"Metro 2033 examples\"}");
    else if (strstr(line, "{\"type\":\"new_game\"") == line)
      state = (unsigned long long)number(line, "\"seed\":") * 2654435761ULL + 1;
    else if (strstr(line, "{\"type\":\"question\"") == line)
      printf("{\"type\":\"answer\",\"id\":%lld,\"choice\":%d}\n", number(line, "\"id\":"), choose(line));
    else if (strstr(line, "{\"type\":\"quit\"") == line)
      break;
    fflush(stdout);
  }
  return 0;
}
