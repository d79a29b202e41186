/**
 * Adds what was just archived to the counts of its hour and its day: a part of the statement that archives, where `archived` is the
 * rows that it marked.
 */
export const COUNT_ARCHIVED = `
  insert into agent_period
    (escrow_address, length, start, rejected, executed, failed, judged, confidence, first_seen_at, last_activity_at)
  select t.escrow_address, l.length, date_trunc(l.length, t.created_at, 'UTC'), (t.status = 'REJECTED')::int,
         (t.status = 'EXECUTED')::int, (t.status = 'FAILED')::int, (t.judged_at is not null)::int, coalesce(t.orion_confidence, 0),
         t.created_at, t.updated_at
    from archived t
    cross join (values ('hour'), ('day')) l (length)
  on conflict (escrow_address, length, start) do update
     set rejected = agent_period.rejected + excluded.rejected,
         executed = agent_period.executed + excluded.executed,
         failed = agent_period.failed + excluded.failed,
         judged = agent_period.judged + excluded.judged,
         confidence = agent_period.confidence + excluded.confidence,
         first_seen_at = least(agent_period.first_seen_at, excluded.first_seen_at),
         last_activity_at = greatest(agent_period.last_activity_at, excluded.last_activity_at)`;

/** The columns of a row that COUNT_ARCHIVED needs. */
export const ARCHIVED_COLUMNS = "escrow_address, status, created_at, updated_at, judged_at, orion_confidence";
