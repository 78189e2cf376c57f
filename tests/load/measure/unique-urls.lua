-- Every request asks for the same vans by an address never used before, so that no cache can answer it:
-- an upper price bound that no van reaches, counted up from a point that differs from run to run.
local bound = 1000000 + (os.time() * 7919) % 4000000
local path

function init(args)
  path = wrk.path
end

function request()
  bound = bound + 1
  local separator = string.find(path, "?", 1, true) and "&" or "?"
  return wrk.format("GET", path .. separator .. "priceMax=" .. bound)
end
